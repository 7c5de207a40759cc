## Settings

settings = Settings
theme = Light or dark
theme-turn = Switch between light and dark
theme-system = As the device
motion = Motion
motion-note = cards slide to where they go
at-once = One tap commits
at-once-note = otherwise the first tap shows what it does
