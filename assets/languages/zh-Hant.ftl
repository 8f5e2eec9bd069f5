language = 繁體中文
