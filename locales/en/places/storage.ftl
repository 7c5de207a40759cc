## Storage

storage-used = { $used } of about { $room } used
storage-used-label = Storage used
storage-others = Other pages at this address use { $used }. They share the space.
storage-caches = The page itself uses { $used } so that it works offline. That is counted separately.
storage-nearly-full = The storage is nearly full. Save everything as a file, then delete matches you no longer need.
size-kb = { $n } KB
size-mb = { $n } MB

lasting = How long it stays
lasting-yes = The browser keeps everything until you delete it.
lasting-no = The browser may clear matches by itself when the device runs out of room.
lasting-refused = The browser did not promise it. It often does once the page is installed or has been used for some days.
lasting-unknown = This browser cannot say how long it keeps matches. Save everything as a file now and then.
lasting-safari = Safari deletes what a page keeps after seven days without a visit. Add Fireside to the home screen to prevent that.
lasting-ask = Ask the browser to keep it

everything = Everything as one file
everything-note = All matches, statistics and settings: as a backup, or to move to another device. Importing a file never overwrites anything.
everything-save = Save everything
everything-open = Import a file
everything-unreadable = this is not a Fireside backup
everything-newer = it was saved by a newer version of Fireside. Reload the page to update.
everything-too-large = it is far too large
everything-no-file = it cannot be read
everything-not-taken = The file was not imported: { $why }
everything-stats-damaged = those in the file are damaged.
everything-stats-own = those on this device are damaged. Reset them on their page first.
taken-new = { $n ->
    [0] No new match
    [one] { $n } match imported
   *[other] { $n } matches imported
}
taken-same = { $n ->
    [one] { $n } match was already here
   *[other] { $n } matches were already here
}
taken-copies = { $n ->
    [one] { $n } match differs from the one here: imported as a copy
   *[other] { $n } matches differ from those here: imported as copies
}
taken-results = { $n ->
    [0] No new result for the statistics
    [one] { $n } result added to the statistics
   *[other] { $n } results added to the statistics
}
taken-results-not = The statistics were not imported: { $why }
taken-settings = Settings imported
taken-to-look-at = For viewing only ({ $n }):
taken-refused = { $n ->
    [one] { $n } match was refused:
   *[other] { $n } matches were refused:
}
taken-one = “{ $name }”: { $why }

old-note = Finished matches that were last played more than 30 days ago can be deleted at once. Their results stay in the statistics.
old-delete = { $n ->
    [one] Delete { $n } old finished match
   *[other] Delete { $n } old finished matches
}
old-deleted = { $n ->
    [one] { $n } match is deleted.
   *[other] { $n } matches are deleted.
}

bin = Deleted
bin-note = What you delete can come back for two weeks, or until its space is needed.
bin-back = Put back
bin-back-label = Put “{ $name }” back
bin-empty = Delete all of this for good
bin-count = Deleted: { $n }
nothing-kept = This browser cannot keep anything at the moment: what is new is lost when the page is closed. Save it as a file, or make room.

## Installing by hand, and the way over

install-how = Put Fireside on your home screen
install-ios-1 = Tap the share button in Safari’s bar; newer versions have it behind the three dots.
install-ios-2 = Choose “Add to Home Screen”, further down in the list.
install-ios-3 = Tap “Add”. Fireside then opens like any other app.
install-other-1 = Tap the share button: it is beside the address or in the browser’s menu.
install-elsewhere-1 = Open this page in Safari first: within another app it cannot be added.
install-android-1 = Open the browser’s menu.
install-android-2 = Choose “Install” or “Add app to Home screen”.
install-way-over = The app on the home screen has its own storage. Save everything here first; then open the app once with a network until it says “Ready to play offline”, and import the file there, under “Storage”.
installed-apart = This app keeps its matches apart from the browser. What you have played there comes over as a file: save everything in the browser, and import the file here, under “Storage”.
