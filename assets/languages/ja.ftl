language = 日本語
