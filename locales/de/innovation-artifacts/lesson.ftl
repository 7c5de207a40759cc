## Artifacts of History: das geführte Spiel

innovation-lesson-artifacts-dig = Etwas ausgraben
innovation-lesson-artifacts-dig-text = Kartografie und Kleidung haben ihr Bild an der gleichen Stelle. Wer beim Ausspielen so eine Karte überdeckt, gräbt: Spiele Kartografie aus.
innovation-lesson-artifacts-dig-else = Das geht. Spiele aber Kartografie aus: Sie überdeckt Kleidung mit dem Bild an gleicher Stelle, und du gräbst.
innovation-lesson-artifacts-display = Ausgestellt
innovation-lesson-artifacts-display-text = Du hast Babylonische Chroniken ausgegraben. Sie liegen abseits, und dein Zug beginnt mit ihnen: kostenlos nutzen, zurückgeben oder liegen lassen.
innovation-lesson-artifacts-compel = Es trifft die Starken
innovation-lesson-artifacts-compel-text = Ein Zwang trifft, wer mindestens so viele Symbole hat wie du. Nutze das Artefakt: Mit seinen Burgen hast du 5, dein Gegner aber 6.
innovation-lesson-artifacts-compel-else = Nutze es: Das kostet keine Aktion, und dein Gegner muss dir eine Karte geben.
innovation-lesson-artifacts-gain = Was es gebracht hat
innovation-lesson-artifacts-gain-text = Dein Gegner gab dir Domestizierung. Am Rest nahm er teil: Ihr habt beide eine 3 gewertet, und fürs Teilnehmen zogst du Papier.
innovation-lesson-artifacts-again = Noch einmal graben
innovation-lesson-artifacts-again-text = Auch Papier hat sein Bild, wo Kartografie es hat: Spiele es aus. Du gräbst auch, wenn die überdeckte Karte gleich hoch oder höher ist.
innovation-lesson-artifacts-again-else = Das geht. Spiele aber Papier aus: Es überdeckt Kartografie mit dem Bild an gleicher Stelle, und du gräbst wieder.
innovation-lesson-artifacts-relic = Ein Relikt
innovation-lesson-artifacts-relic-text = Du hast eine 3 ausgegraben, und Timbuktu ist das Relikt von Zeitalter 3: Nimm es dir. Es zählt als Errungenschaft.
innovation-lesson-artifacts-relic-else = Nimm es ruhig: eine Errungenschaft kostenlos.
innovation-lesson-artifacts-meld = Fund behalten
innovation-lesson-artifacts-meld-text = Was ausgestellt ist, kannst du mit einer Aktion ausspielen. Tu es mit Necronomicon: Es überdeckt Philosophie ebenso, und du gräbst wieder.
innovation-lesson-artifacts-meld-else = Das geht. Spiele aber Necronomicon aus: Dann liegt es in deiner Auslage, und du gräbst wieder.
innovation-lesson-artifacts-lost = Relikte wandern
innovation-lesson-artifacts-lost-text = Dein Gegner hat auch eine 3 ausgegraben und Timbuktu an sich genommen. Wer die nächste 3 ausgräbt, kann es sich holen, auch du.
innovation-lesson-artifacts-end = Stark und seltsam
innovation-lesson-artifacts-end-text = Dein nächstes Artefakt ist schon ausgestellt. Lies jedes genau, manche beenden das Spiel sofort; sonst gewinnen sieben Errungenschaften.
