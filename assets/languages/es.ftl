language = Español
