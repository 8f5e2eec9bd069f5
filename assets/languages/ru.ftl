language = Русский
