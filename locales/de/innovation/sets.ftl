## Sets

innovation-option-sets = Kartensets
innovation-by-set = Nach Sets
innovation-mix-first = Als erste Erweiterung: Grundspiel und Cities
innovation-set-base = Grundspiel
innovation-set-base-note = 105 Erfindungen in zehn Zeitaltern
# As in English.
innovation-set-cities = Cities of Destiny
innovation-set-cities-note = Städte voller Symbole, mit denen man ein Dogma zweimal nutzt; Flaggen und Brunnen, die kommen und gehen. Leicht, etwas länger
# As in English.
innovation-set-echoes = Echoes of the Past
innovation-set-echoes-note = Effekte, die aus überdeckten Karten nachhallen, Bonuspunkte und eine Vorhersage für später. Mittel, deutlich länger
# As in English.
innovation-set-figures = Figures in the Sand
innovation-set-figures-note = Menschen, deren Karma die Regeln ändert, Inspirationen und Anordnungen. Schwer, deutlich länger
# As in English.
innovation-set-artifacts = Artifacts of History
innovation-set-artifacts-note = Funde zum Ausgraben und einmaligen Nutzen, Zwänge, die Starke treffen, und Karten, die alles beenden. Mittel, etwas länger
innovation-option-relics = Relikte
    .en = Relics
innovation-option-relics-note = Fünf weitere Karten neben den Stapeln, für alle, die ein Artefakt ihres Zeitalters ausgraben

## Mixes of sets

innovation-set-cities-echoes = Cities und Echoes
innovation-set-cities-figures = Cities und Figures
innovation-set-cities-artifacts = Cities und Artifacts
innovation-set-echoes-figures = Echoes und Figures
innovation-set-echoes-artifacts = Echoes und Artifacts
innovation-set-figures-artifacts = Figures und Artifacts
innovation-set-cities-echoes-figures = Cities, Echoes und Figures
innovation-set-cities-echoes-artifacts = Cities, Echoes und Artifacts
innovation-set-cities-figures-artifacts = Cities, Figures und Artifacts
innovation-set-echoes-figures-artifacts = Echoes, Figures und Artifacts
innovation-set-cities-echoes-figures-artifacts = Alle Sets
