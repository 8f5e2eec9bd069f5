language = 简体中文
