## Terra Mystica: what is answered without a question

terra-mystica-settle-take = Macht ungefragt nehmen
terra-mystica-settle-take-note = Solange du nicht gepasst hast und nur du etwas davon hast. Eine Macht ist kostenlos und wird immer genommen.
terra-mystica-settle-decline = Ungefragt ablehnen
terra-mystica-settle-decline-note = Was dich zu viele Punkte kosten würde.
terra-mystica-settle-take-cultists = Von Kultisten ungefragt nehmen
terra-mystica-settle-take-cultists-note = Solange sie dadurch in einem Kult aufsteigen.
terra-mystica-settle-decline-cultists = Kultisten ungefragt ablehnen
terra-mystica-settle-decline-cultists-note = Solange sie dadurch in einem Kult aufsteigen.
terra-mystica-settle-end = Kostenlose Macht in der letzten Runde, nach dem Passen, wenn Kultisten etwas davon haben
terra-mystica-settle-by-hand = Meine Züge selbst beenden
terra-mystica-settle-by-hand-note = Um auch nach einer Aktion zu tauschen. Sonst endet dein Zug mit der Aktion, und du tauschst vor der nächsten.
terra-mystica-settle-ask = Immer fragen
terra-mystica-settle-free = Nur was kostenlos ist
terra-mystica-settle-up-to = Bis { $power }
terra-mystica-settle-all = Alles
terra-mystica-settle-never = Nie
terra-mystica-settle-from = Ab { $power }
terra-mystica-settle-end-ask = Fragen
terra-mystica-settle-end-take = Nehmen
terra-mystica-settle-end-decline = Ablehnen
