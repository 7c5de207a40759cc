## About

about-title = About Fireside
about-version = Version { $version } ({ $date }), build { $build }
about-news = What’s new
about-report = Report a problem
about-report-what = A report lists your version, browser, screen and settings. It is only copied: the page sends nothing by itself.
about-report-match = Include the match played last
about-report-match-note = as it is saved, with names and hidden cards
about-report-copy = Copy the report
about-report-where = The best place to send it is
about-report-who = Send it to whoever gave you this page, with what you did and what happened.

## Credits

credits-whose = Credits and licences
credits-unofficial = Fireside is an unofficial fan project. It uses no artwork, logo or text of any publisher. The games are the work of their designers and publishers.
credits-games = Games
credits-icons = Icons
credits-icons-by = Made by { $names }.
credits-icons-changed = Some were recoloured, cropped or combined with our own drawings.
credits-fonts = Fonts
credits-fonts-licence = Subset to Latin, under the
credits-libraries = Libraries
credits-libraries-list = Compiled into the page and its worker, by licence:
credits-own = Fireside itself
credits-own-licence = Everything else is Fireside’s own, under the MIT licence.
