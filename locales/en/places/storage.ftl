## Storage

storage-used = { $used } of about { $room } used
storage-used-label = Storage used
storage-others = Other pages of this address keep { $used }. They share the room.
storage-caches = The page itself keeps { $used } so that it works offline. That is counted apart.
storage-nearly-full = The storage is nearly full. Save everything as a file, then delete matches you no longer need.
size-kb = { $n } KB
size-mb = { $n } MB

lasting = How long it stays
lasting-yes = The browser keeps everything until you delete it.
lasting-no = The browser may clear matches by itself when the device runs out of room.
lasting-refused = The browser did not promise it. It often does once the page is installed or used for some days.
lasting-unknown = This browser cannot say how long it keeps matches. Save everything as a file now and then.
lasting-safari = Safari deletes what a page keeps after seven days without a visit. Add Fireside to the home screen to prevent that.
lasting-ask = Ask the browser to keep it

everything = Everything as one file
everything-note = All matches, statistics and settings: as a backup, or to move to another device. Taking a file in never overwrites anything.
everything-save = Save everything
everything-open = Take a file in
everything-unreadable = it is no file with everything of a Fireside
everything-newer = it was saved by a newer Fireside. Reload the page to get it.
everything-too-large = it is far too large
everything-no-file = it cannot be read
everything-not-taken = The file was not taken in: { $why }
everything-stats-damaged = those in the file are damaged.
everything-stats-own = those on this device are damaged. Reset them on their page first.
taken-new = { $n ->
    [0] No new match
    [one] { $n } match came in
   *[other] { $n } matches came in
}
taken-same = { $n ->
    [one] { $n } match was here already
   *[other] { $n } matches were here already
}
taken-copies = { $n ->
    [one] { $n } match differs from the one here: it came in as a second one
   *[other] { $n } matches differ from those here: they came in as further ones
}
taken-results = { $n ->
    [0] No new result for the statistics
    [one] { $n } result came into the statistics
   *[other] { $n } results came into the statistics
}
taken-results-not = The statistics did not come in: { $why }
taken-settings = The settings came in
taken-to-look-at = Can only be looked at ({ $n }):
taken-refused = { $n ->
    [one] { $n } match was refused:
   *[other] { $n } matches were refused:
}
taken-one = “{ $name }”: { $why }

old-note = Finished matches that were last played more than 30 days ago can go at once. Their results stay in the statistics.
old-delete = { $n ->
    [one] Delete { $n } old finished match
   *[other] Delete { $n } old finished matches
}
old-deleted = { $n ->
    [one] { $n } match is deleted.
   *[other] { $n } matches are deleted.
}

bin = Deleted
bin-note = What you delete can come back for two weeks, or until its room is needed.
bin-back = Put back
bin-back-label = Put “{ $name }” back
bin-empty = Delete all of this for good
bin-count = Deleted: { $n }
nothing-kept = This browser keeps nothing just now: what is new is lost when the page is closed. Save it as a file, or make room.

## Installing by hand, and the way over

install-how = Put Fireside on your home screen
install-ios-1 = Tap the share button in Safari’s bar; newer versions have it behind the three dots.
install-ios-2 = Choose “Add to Home Screen”, further down in the list.
install-ios-3 = Tap “Add”. Fireside then opens like any other app.
install-other-1 = Tap the share button: it is beside the address or in the browser’s menu.
install-elsewhere-1 = Open this page in Safari first: within another app it cannot be added.
install-android-1 = Open the browser’s menu.
install-android-2 = Choose “Install” or “Add app to Home screen”.
install-way-over = The app on the home screen has a storage of its own. Save everything here first; then open the app once with a network until it says “Ready to play offline”, and take the file in there, under “Storage”.
installed-apart = This app keeps its matches apart from the browser. What you have played there comes over as a file: save everything in the browser, and take the file in here, under “Storage”.
