language = 한국어
