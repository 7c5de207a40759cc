//! Numbers and what they count agree: "1 cards", "2 card" and "2 is missing" stand nowhere, in no variant and no language.

use super::sayings::Spoken;
use super::variables;

/// Arguments that are never numbers, one a line. Any other may be one.
const WORDS: &str = include_str!("word-arguments.txt");

/// How a language counts. The lists are closed: whatever else stands behind a number is refused, so that a new word is looked at
/// once.
struct Grammar {
    language: &'static str,
    /// What is counted: for one, and for several.
    counted: &'static [(&'static str, &'static str)],
    /// What has one form, for one and for several.
    alike: &'static [&'static str],
    /// What is measured and stays singular, also with its verb.
    measured: &'static [&'static str],
    /// What can stand between a number and what it counts.
    between: &'static [&'static str],
    /// What stands behind numbers that count nothing, or whose noun is elsewhere: "1 of 3", "step 2 is", "a 4 and a 5".
    behind: &'static [&'static str],
    /// Verbs, for one and for several, behind what is counted: "1 point was missing".
    verbs: &'static [(&'static str, &'static str)],
    /// Verbs, for one and for several, right before the number: "faltan 2 puntos".
    verbs_before: &'static [(&'static str, &'static str)],
}

const ENGLISH: Grammar = Grammar {
    language: "en",
    counted: &[
        ("achievement", "achievements"),
        ("action", "actions"),
        ("animal", "animals"),
        ("artifact", "artifacts"),
        ("bonus", "bonuses"),
        ("bridge", "bridges"),
        ("building", "buildings"),
        ("card", "cards"),
        ("city", "cities"),
        ("coin", "coins"),
        ("day", "days"),
        ("die", "dice"),
        ("dwelling", "dwellings"),
        ("effect", "effects"),
        ("figure", "figures"),
        ("flag", "flags"),
        ("fountain", "fountains"),
        ("hex", "hexes"),
        ("house", "houses"),
        ("icon", "icons"),
        ("key", "keys"),
        ("lightbulb", "lightbulbs"),
        ("match", "matches"),
        ("material", "materials"),
        ("module", "modules"),
        ("move", "moves"),
        ("player", "players"),
        ("point", "points"),
        ("priest", "priests"),
        ("project", "projects"),
        ("pt", "pts"),
        ("result", "results"),
        ("sanctuary", "sanctuaries"),
        ("section", "sections"),
        ("slot", "slots"),
        ("spade", "spades"),
        ("step", "steps"),
        ("stronghold", "strongholds"),
        ("temple", "temples"),
        ("tile", "tiles"),
        ("time", "times"),
        ("token", "tokens"),
        ("town", "towns"),
        ("triple", "triples"),
        ("try", "tries"),
        ("turn", "turns"),
        ("worker", "workers"),
    ],
    alike: &["KB", "MB"],
    measured: &["crew", "fuel", "influence", "power", "shipping", "silver"],
    between: &[
        "Echoes",
        "bonus",
        "different",
        "echo",
        "favour",
        "finished",
        "goods",
        "green",
        "hand",
        "highest",
        "inspire",
        "later",
        "more",
        "old",
        "trading",
        "visible",
    ],
    behind: &[
        "ahead", "an", "and", "as", "does", "for", "from", "here", "if", "in", "is", "left", "lost", "may", "needed",
        "now", "of", "on", "or", "recorded", "to", "together", "unknown", "was", "won",
    ],
    verbs: &[("is", "are"), ("was", "were"), ("lies", "lie"), ("leaves", "leave"), ("counts", "count")],
    verbs_before: &[("is", "are")],
};

const GERMAN: Grammar = Grammar {
    language: "de",
    counted: &[
        ("Abschnitt", "Abschnitten"),
        ("Aktion", "Aktionen"),
        ("Arbeiter", "Arbeitern"),
        ("Artefakt", "Artefakte"),
        ("Bonus", "Boni"),
        ("Brücke", "Brücken"),
        ("Crewmitglied", "Crewmitglieder"),
        ("Drilling", "Drillingen"),
        ("Echo-Effekt", "Echo-Effekte"),
        ("Ergebnis", "Ergebnisse"),
        ("Errungenschaft", "Errungenschaften"),
        ("Feld", "Felder"),
        ("Festung", "Festungen"),
        ("Figur", "Figuren"),
        ("Flagge", "Flaggen"),
        ("Gebäude", "Gebäuden"),
        ("Glühbirne", "Glühbirnen"),
        ("Handelshaus", "Handelshäuser"),
        ("Handkarte", "Handkarten"),
        ("Heiligtum", "Heiligtümer"),
        ("Inspirations-Effekt", "Inspirations-Effekte"),
        ("Karte", "Karten"),
        ("Machtstein", "Machtsteine"),
        ("Material", "Materialien"),
        ("Modul", "Module"),
        ("Münze", "Münzen"),
        ("Partie", "Partien"),
        ("Person", "Personen"),
        ("Platz", "Plätze"),
        ("Projekt", "Projekte"),
        ("Punkt", "Punkte"),
        ("Punkt", "Punkten"),
        ("Schritt", "Schritte"),
        ("Stadt", "Städte"),
        ("Stufe", "Stufen"),
        ("Symbol", "Symbolen"),
        ("Tag", "Tage"),
        ("Tier", "Tiere"),
        ("Versuch", "Versuchen"),
        ("Ware", "Waren"),
        ("Wohnhaus", "Wohnhäuser"),
        ("Zug", "Züge"),
    ],
    alike: &[
        "Arbeiter",
        "Brunnen",
        "Crew",
        "Einfluss",
        "Gebäude",
        "Gunstplättchen",
        "KB",
        "MB",
        "Macht",
        "Pkt",
        "Priester",
        "Schifffahrt",
        "Schlüssel",
        "Silber",
        "Spaten",
        "Tempel",
        "Treibstoff",
        "Würfel",
    ],
    measured: &[],
    between: &[
        "alte",
        "beendete",
        "grünen",
        "höchsten",
        "mehr",
        "oberste",
        "sichtbare",
        "sichtbaren",
        "späteren",
        "verschiedenen",
        "weitere",
    ],
    behind: &[
        "abgeben",
        "als",
        "am",
        "auf",
        "aufgezeichnet",
        "aus",
        "ausgräbt",
        "beanspruchen",
        "beansprucht",
        "da",
        "davon",
        "deines",
        "der",
        "des",
        "drehen",
        "durch",
        "erhöhen",
        "erhöht",
        "fehlte",
        "fehlten",
        "hier",
        "im",
        "in",
        "ist",
        "nach",
        "nehmen",
        "oder",
        "passt",
        "platzierbar",
        "platziert",
        "tippen",
        "und",
        "unbekannte",
        "unterschieben",
        "von",
        "vorn",
        "war",
        "weg",
        "wählen",
        "zeigen",
        "ziehen",
        "zu",
        "zur",
        "zurück",
        "zusammen",
    ],
    verbs: &[
        ("bleibt", "bleiben"),
        ("blieb", "blieben"),
        ("bringt", "bringen"),
        ("fehlt", "fehlen"),
        ("fehlte", "fehlten"),
        ("hat", "haben"),
        ("hätte", "hätten"),
        ("ist", "sind"),
        ("kam", "kamen"),
        ("kommt", "kommen"),
        ("kostet", "kosten"),
        ("liegt", "liegen"),
        ("verfällt", "verfallen"),
        ("war", "waren"),
        ("wird", "werden"),
        ("wurde", "wurden"),
        ("würde", "würden"),
        ("zählt", "zählen"),
    ],
    verbs_before: &[("fehlt", "fehlen"), ("fehlte", "fehlten"), ("verfällt", "verfallen"), ("bleibt", "bleiben")],
};

const SPANISH: Grammar = Grammar {
    language: "es",
    counted: &[
        ("acción", "acciones"),
        ("animal", "animales"),
        ("artefacto", "artefactos"),
        ("bandera", "banderas"),
        ("bombilla", "bombillas"),
        ("bonificación", "bonificaciones"),
        ("carta", "cartas"),
        ("casa", "casas"),
        ("ciudad", "ciudades"),
        ("dado", "dados"),
        ("día", "días"),
        ("edificio", "edificios"),
        ("efecto", "efectos"),
        ("favor", "favores"),
        ("ficha", "fichas"),
        ("figura", "figuras"),
        ("fortaleza", "fortalezas"),
        ("fuente", "fuentes"),
        ("hexágono", "hexágonos"),
        ("icono", "iconos"),
        ("intento", "intentos"),
        ("jugada", "jugadas"),
        ("jugador", "jugadores"),
        ("llave", "llaves"),
        ("logro", "logros"),
        ("material", "materiales"),
        ("mercancía", "mercancías"),
        ("moneda", "monedas"),
        ("módulo", "módulos"),
        ("pala", "palas"),
        ("partida", "partidas"),
        ("paso", "pasos"),
        ("proyecto", "proyectos"),
        ("pt", "pts"),
        ("puente", "puentes"),
        ("punto", "puntos"),
        ("resultado", "resultados"),
        ("sacerdote", "sacerdotes"),
        ("santuario", "santuarios"),
        ("sección", "secciones"),
        ("sitio", "sitios"),
        ("templo", "templos"),
        ("trabajador", "trabajadores"),
        ("tripulante", "tripulantes"),
        ("trío", "tríos"),
        ("turno", "turnos"),
        ("victoria", "victorias"),
        ("vivienda", "viviendas"),
        ("vuelta", "vueltas"),
    ],
    alike: &["KB", "MB"],
    measured: &[],
    between: &[],
    behind: &[
        "Tiene",
        "a",
        "aquí",
        "como",
        "comprado",
        "de",
        "del",
        "desconocida",
        "en",
        "entre",
        "estuvo",
        "está",
        "los",
        "más",
        "no",
        "o",
        "para",
        "por",
        "puede",
        "según",
        "superior",
        "y",
        "ya",
    ],
    verbs: &[
        ("está", "están"),
        ("habría", "habrían"),
        ("hace", "hacen"),
        ("pasa", "pasan"),
        ("queda", "quedan"),
        ("quedó", "quedaron"),
        ("sale", "salen"),
    ],
    verbs_before: &[
        ("basta", "bastan"),
        ("bastaría", "bastarían"),
        ("cabe", "caben"),
        ("falta", "faltan"),
        ("faltó", "faltaron"),
        ("queda", "quedan"),
    ],
};

/// Variables that are never a number between 0 and 5, with the messages in which they stand, and why.
const NEVER_FEW: &[(&str, &str)] = &[
    // Cards win with many, and achievements need so many to win.
    ("count", "innovation-won-"),
    ("count", "innovation-read-to-win"),
    ("n", "innovation-deal"),
    ("n", "innovation-goal-win"),
    // So many of two or more.
    ("of", ""),
    ("left", "innovation-takes-action"),
    ("count", "innovation-some-"),
    ("n", "innovation-achievement-many"),
    ("n", "innovation-will-fade"),
    // Points of a range that begins at so many.
    ("points", "stats-bin"),
    // Five for each age.
    ("points", "innovation-achievement-free"),
    // A town takes three buildings or more.
    ("wanted", "terra-mystica-town"),
    // Numbers of a board and of a die, which is turned to it.
    ("number", "beta-colony-log-board"),
    ("value", "beta-colony-log-turned"),
    // Words: what a card does, what becomes what.
    ("from", "terra-mystica-"),
    ("to", "terra-mystica-"),
    ("effect", "burgundy-"),
    ("effect", "terra-mystica-"),
    // Scoring tiles bring two points or more.
    ("points", "terra-mystica-feat-"),
];

/// Every variable that can be a number, of every message, as 0, 1, 2 and 5, in every variant of the others.
#[test]
fn numbers_and_what_they_count_agree() {
    let mut trouble = Vec::new();
    let mut said = 0;
    for grammar in [ENGLISH, GERMAN, SPANISH] {
        let spoken = Spoken::read(grammar.language);
        for (key, name) in numbers(&spoken) {
            for number in [0, 1, 2, 5] {
                for told in spoken.sayings(key, Some((name, number))) {
                    said += 1;
                    if let Some(wrong) = grammar.wrong(&told, number) {
                        trouble.push(format!("{}: {key}: {told}: {wrong}", grammar.language));
                    }
                }
            }
        }
    }
    assert!(said > 5000, "{said}");
    trouble.dedup();
    assert!(trouble.is_empty(), "\n{}", trouble.join("\n"));
}

/// Every message with a variable that can be a small number.
fn numbers(spoken: &Spoken) -> impl Iterator<Item = (&str, &str)> {
    let few = |key: &str, name: &str| !NEVER_FEW.iter().any(|(never, start)| *never == name && key.starts_with(start));
    let named = move |(key, message)| {
        variables(message).into_iter().filter(move |name| few(key, name)).map(move |name| (key, name))
    };
    let messages = spoken.messages.iter().map(|(key, message)| (key.as_str(), message.as_str()));
    messages.flat_map(named).filter(|(_, name)| !WORDS.lines().any(|word| word == *name))
}

impl Grammar {
    /// What does not agree with this number in a saying.
    fn wrong(&self, told: &str, number: i64) -> Option<String> {
        let nouns = behind(told, number).filter_map(|rest| self.noun(rest));
        let noun = nouns.filter(|noun| !self.agrees(noun, number)).map(|noun| format!("“{noun}”")).next();
        noun.or_else(|| clauses(told).find_map(|clause| self.wrong_verb(clause, number)))
    }

    /// What is counted: the first word that is not passed over, if a word follows at all.
    fn noun<'a>(&self, rest: &'a str) -> Option<&'a str> {
        let (noun, rest) = word(rest)?;
        if noun == "X" || self.between.contains(&noun) { self.noun(rest) } else { Some(noun) }
    }

    fn agrees(&self, noun: &str, number: i64) -> bool {
        let form = |(one, several): &(&str, &str)| if number == 1 { *one == noun } else { *several == noun };
        let free = [self.alike, self.measured, self.behind];
        free.iter().any(|list| list.contains(&noun)) || self.counted.iter().any(form)
    }

    /// A verb that does not agree with the number that begins its clause or follows it.
    fn wrong_verb(&self, clause: &str, number: i64) -> Option<String> {
        let wrong = |verbs: &[(&str, &str)], word: &str| {
            verbs.iter().any(|(one, several)| word == if number == 1 { *several } else { *one })
        };
        let words: Vec<&str> = clause.split_whitespace().collect();
        let at = words.iter().position(|word| *word == number.to_string())?;
        // Two things are several, whatever their numbers.
        let sum = words[at..].iter().any(|word| ["and", "und", "y"].contains(word));
        let before = words[..at].last().filter(|word| !sum && wrong(self.verbs_before, &word.to_lowercase()));
        let begins =
            words[..at].iter().all(|word| ["noch", "nur", "only", "solo"].contains(&word.to_lowercase().as_str()));
        let measured = words[at + 1..].iter().any(|word| self.measured.contains(word));
        // Another number has a verb of its own.
        let own = words[at + 1..].iter().take_while(|word| word.parse::<i64>().is_err());
        let after = own.copied().find(|word| begins && !measured && wrong(self.verbs, word));
        before.copied().or(after).map(|verb| format!("“{verb}”"))
    }
}

/// What follows each place where a number stands for itself.
fn behind(told: &str, number: i64) -> impl Iterator<Item = &str> {
    let digits = number.to_string();
    let length = digits.len();
    let places: Vec<usize> = told.match_indices(&digits).map(|(at, _)| at).collect();
    places.into_iter().filter_map(move |at| {
        let (before, rest) = (told[..at].chars().next_back(), &told[at + length..]);
        let within = |one: char, signs: &str| one.is_alphanumeric() || signs.contains(one);
        let alone = !before.is_some_and(|one| within(one, ".,/–-"));
        (alone && !rest.chars().next().is_some_and(|one| within(one, ".,/"))).then_some(rest)
    })
}

/// The word that follows a space, and what follows it.
fn word(rest: &str) -> Option<(&str, &str)> {
    let rest = rest.strip_prefix([' ', '\u{a0}'])?;
    let end = rest.find(|one: char| !one.is_alphabetic() && one != '-').unwrap_or(rest.len());
    (end > 0).then(|| rest.split_at(end))
}

fn clauses(told: &str) -> impl Iterator<Item = &str> {
    told.split(|one: char| ".;:,()|–?!¿¡".contains(one))
}

#[test]
fn what_does_not_agree_is_found() {
    for (told, number) in [
        ("with 1 points.", 1),
        ("2 point", 2),
        ("0 card in hand", 0),
        ("2 more worker", 2),
        ("X: 2 X card", 2),
        ("you have 2 oxen", 2),
        ("2 coins lies on it", 2),
    ] {
        assert!(ENGLISH.wrong(told, number).is_some(), "{told}");
    }
    for (told, number) in [
        ("11 points", 1),
        ("1 point", 1),
        ("1–5 points", 1),
        ("2 of 3", 2),
        ("the 2, points", 2),
        ("2 silver is missing", 2),
        ("X wins with 2 points", 2),
        ("1 coin lies on it", 1),
    ] {
        assert_eq!(ENGLISH.wrong(told, number), None, "{told}");
    }
    assert!(GERMAN.wrong("Hier fehlt 2 Silber", 2).is_some() && GERMAN.wrong("2 Silber fehlt", 2).is_some());
    assert!(
        SPANISH.wrong("Falta 2 palas", 2).is_some() && SPANISH.wrong("2 palas más habría dado 1 punto", 2).is_some()
    );
}
