## Storage

storage-used = { $used } von etwa { $room } belegt
storage-used-label = Belegter Speicher
storage-others = Andere Seiten dieser Adresse belegen { $used }. Sie teilen sich den Platz.
storage-caches = Die Seite selbst legt { $used } ab, damit sie ohne Netz läuft. Das zählt extra.
storage-nearly-full = Der Speicher ist fast voll. Speichere alles als Datei und lösche dann Partien, die du nicht mehr brauchst.
size-kb = { $n } KB
size-mb = { $n } MB

lasting = Wie lange es bleibt
lasting-yes = Der Browser behält alles, bis du es löschst.
lasting-no = Wenn auf dem Gerät der Platz ausgeht, kann der Browser von sich aus Partien löschen.
lasting-refused = Der Browser hat es nicht zugesagt. Oft tut er es, sobald die Seite installiert ist oder ein paar Tage benutzt wurde.
lasting-unknown = Dieser Browser kann nicht sagen, wie lange er Partien behält. Speichere ab und zu alles als Datei.
lasting-safari = Safari löscht nach sieben Tagen ohne Besuch, was eine Seite gespeichert hat. Leg Fireside auf den Home-Bildschirm, um das zu verhindern.
lasting-ask = Browser bitten, es zu behalten

everything = Alles in einer Datei
everything-note = Alle Partien, die Statistik und die Einstellungen: als Sicherung oder für den Umzug auf ein anderes Gerät. Beim Importieren wird nie etwas überschrieben.
everything-save = Alles speichern
everything-open = Datei importieren
everything-unreadable = Das ist keine Sicherung von Fireside.
everything-newer = Eine neuere Version von Fireside hat sie gespeichert. Lade die Seite neu, um zu aktualisieren.
everything-too-large = Sie ist viel zu groß.
everything-no-file = Sie lässt sich nicht lesen.
everything-not-taken = Die Datei wurde nicht importiert: { $why }
everything-stats-damaged = Die in der Datei ist beschädigt.
everything-stats-own = Die auf diesem Gerät ist beschädigt. Setze sie erst auf ihrer Seite zurück.
taken-new = { $n ->
    [0] Keine neue Partie
    [one] { $n } Partie importiert
   *[other] { $n } Partien importiert
}
taken-same = { $n ->
    [one] { $n } Partie war schon da
   *[other] { $n } Partien waren schon da
}
taken-copies = { $n ->
    [one] { $n } Partie weicht von der auf diesem Gerät ab und wurde als zweite importiert
   *[other] { $n } Partien weichen von denen auf diesem Gerät ab und wurden als weitere importiert
}
taken-results = { $n ->
    [0] Kein neues Ergebnis für die Statistik
    [one] { $n } Ergebnis in die Statistik übernommen
   *[other] { $n } Ergebnisse in die Statistik übernommen
}
taken-results-not = Die Statistik wurde nicht importiert: { $why }
taken-settings = Die Einstellungen wurden übernommen
taken-to-look-at = { $n ->
    [one] { $n } davon lässt sich nur ansehen:
   *[other] { $n } davon lassen sich nur ansehen:
}
taken-refused = { $n ->
    [one] { $n } Partie wurde abgelehnt:
   *[other] { $n } Partien wurden abgelehnt:
}
taken-one = „{ $name }“: { $why }

old-note = Beendete Partien, die vor mehr als 30 Tagen zuletzt gespielt wurden, lassen sich auf einmal löschen. Ihre Ergebnisse bleiben in der Statistik.
old-delete = { $n ->
    [one] { $n } alte beendete Partie löschen
   *[other] { $n } alte beendete Partien löschen
}
old-deleted = { $n ->
    [one] { $n } Partie ist gelöscht.
   *[other] { $n } Partien sind gelöscht.
}

bin = Gelöscht
bin-note = Gelöschtes lässt sich zwei Wochen lang zurückholen, oder bis der Platz gebraucht wird.
bin-back = Zurückholen
bin-back-label = „{ $name }“ zurückholen
bin-empty = Alles davon endgültig löschen
bin-count = Gelöscht: { $n }
nothing-kept = Dieser Browser speichert zurzeit nichts: Was neu ist, geht verloren, wenn die Seite geschlossen wird. Speichere es als Datei oder schaffe Platz.

## Installing by hand, and the way over

install-how = Fireside auf den Home-Bildschirm legen
install-ios-1 = Tippe in Safaris Leiste auf das Teilen-Symbol; neuere Versionen haben es hinter den drei Punkten.
install-ios-2 = Wähle „Zum Home-Bildschirm“, weiter unten in der Liste.
install-ios-3 = Tippe auf „Hinzufügen“. Fireside öffnet sich dann wie jede andere App.
install-other-1 = Tippe auf das Teilen-Symbol: Es steht neben der Adresse oder im Menü des Browsers.
install-elsewhere-1 = Öffne diese Seite zuerst in Safari: Aus einer anderen App heraus lässt sie sich nicht hinzufügen.
install-android-1 = Öffne das Menü des Browsers.
install-android-2 = Wähle „Installieren“ oder „App zum Startbildschirm hinzufügen“.
install-way-over = Die App auf dem Home-Bildschirm hat ihren eigenen Speicher. Speichere hier zuerst alles; öffne die App dann einmal mit Netz, bis dort „Offline spielbereit“ steht, und importiere die Datei dort unter „Speicher“.
installed-apart = Diese App bewahrt ihre Partien getrennt vom Browser auf. Was du dort gespielt hast, kommt als Datei herüber: Speichere im Browser alles und importiere die Datei hier unter „Speicher“.
