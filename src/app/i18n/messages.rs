//! The catalogues' texts: as much of Fluent as they use. A message has a text in one line, with references to arguments (`{ $name }`) and to
//! other messages, literals (`{ "" }`) and selectors, and may have an attribute; a selector chooses by number, by plural form (`one`, `other`) or by word.
//! The crate `fluent-bundle`, which knows all of Fluent, is a tenth of a first visit; `tests/project/catalogue` holds both equal.

use std::collections::BTreeMap;

/// What a message is said with.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A number, which also chooses plural forms.
    Number(i64),
    /// Words, taken as they are.
    Text(String),
}

/// Messages of one language, by key; an attribute's key is `MESSAGE.ATTRIBUTE`.
#[derive(Debug, Default)]
pub struct Messages(BTreeMap<String, String>);

impl Messages {
    /// Adds the messages of a file.
    ///
    /// # Errors
    /// What is wrong with it: a line that begins no message, a text that breaks off, or a message that is there already.
    pub fn add(&mut self, text: &str) -> Result<(), String> {
        let mut lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')).peekable();
        let mut message = "";
        while let Some(line) = lines.next() {
            let wrong = || format!("no message: {line}");
            let (name, begin) = line.split_once('=').ok_or_else(wrong)?;
            let name = name.trim();
            let key = match name.strip_prefix('.').filter(|_| line.starts_with(' ')) {
                Some(attribute) => format!("{message}.{attribute}"),
                None => {
                    message = name;
                    name.to_owned()
                }
            };
            if !key.chars().all(|sign| sign.is_ascii_alphanumeric() || "-.".contains(sign)) || message.is_empty() {
                return Err(wrong());
            }
            let mut said = begin.trim().to_owned();
            while said.matches('{').count() > said.matches('}').count() {
                let next = lines.next().ok_or_else(wrong)?;
                said = said + "\n" + next.trim();
            }
            let mut reader = Reader { rest: &said, values: &[], messages: self };
            if reader.pattern(None).is_none() || !reader.rest.is_empty() {
                return Err(format!("no text: {key}"));
            }
            if self.0.insert(key, said).is_some() {
                return Err(format!("{name} is there already"));
            }
        }
        Ok(())
    }

    /// Whether there is a message with this key.
    pub fn knows(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }

    /// Says a message; what it names and is not given stays as it is written. `None` for one that is not there.
    pub fn say(&self, key: &str, values: &[(&str, Value)]) -> Option<String> {
        let mut said = String::new();
        Reader { rest: self.0.get(key)?, values, messages: self }.pattern(Some(&mut said))?;
        Some(said)
    }
}

/// Reads a text, and says it where that is wanted.
struct Reader<'a> {
    rest: &'a str,
    values: &'a [(&'a str, Value)],
    messages: &'a Messages,
}

impl<'a> Reader<'a> {
    /// A text up to the end of its line, beyond selectors. `None` where it breaks off.
    fn pattern(&mut self, mut out: Option<&mut String>) -> Option<()> {
        loop {
            let end = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
            let text = self.take(end);
            let ends = !self.rest.starts_with('{');
            if let Some(out) = &mut out {
                out.push_str(if ends { text.trim_end() } else { text });
            }
            if ends {
                return Some(());
            }
            self.placeable(out.as_deref_mut())?;
        }
    }

    /// What stands between braces.
    fn placeable(&mut self, out: Option<&mut String>) -> Option<()> {
        self.skip("{")?;
        if self.rest.starts_with('"') {
            self.take(1);
            let literal = self.take(self.rest.find('"')?);
            self.skip("\"")?;
            if let Some(out) = out {
                out.push_str(literal);
            }
            return self.skip("}");
        }
        if self.rest.starts_with(|sign: char| sign.is_ascii_alphabetic()) {
            let key = self.name()?;
            if let Some(out) = out {
                out.push_str(&self.messages.say(key, self.values).unwrap_or_else(|| format!("{{{key}}}")));
            }
            return self.skip("}");
        }
        self.skip("$")?;
        let name = self.name()?;
        let value = self.values.iter().find(|(own, _)| *own == name).map(|(_, value)| value);
        if self.rest.starts_with("->") {
            self.skip("->")?;
            return self.variants(value, out);
        }
        if let Some(out) = out {
            match value {
                Some(Value::Number(number)) => out.push_str(&number.to_string()),
                Some(Value::Text(text)) => out.push_str(text),
                None => out.push_str(&format!("{{${name}}}")),
            }
        }
        self.skip("}")
    }

    /// The first variant that fits the value, or the default one.
    fn variants(&mut self, value: Option<&Value>, mut out: Option<&mut String>) -> Option<()> {
        let (mut chosen, mut default) = (None, None);
        while !self.rest.starts_with('}') {
            let is_default = self.rest.starts_with('*');
            if is_default {
                self.take(1);
            }
            self.skip("[")?;
            let key = self.take(self.rest.find(']')?).trim_end();
            self.skip("]")?;
            if chosen.is_none() && fits(key, value) {
                chosen = Some(self.rest);
            }
            if is_default {
                default = Some(self.rest);
            }
            self.pattern(None)?;
            self.rest = self.rest.trim_start();
        }
        let said = chosen.or(default)?;
        if out.is_some() {
            Reader { rest: said, ..*self }.pattern(out.take())?;
        }
        self.take(1);
        default.map(drop)
    }

    /// A name, with the space behind it.
    fn name(&mut self) -> Option<&'a str> {
        let name = self.take(self.rest.find(|sign: char| !(sign.is_ascii_alphanumeric() || "-_".contains(sign)))?);
        self.rest = self.rest.trim_start();
        Some(name)
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        taken
    }

    /// A sign, with the space behind it.
    fn skip(&mut self, sign: &str) -> Option<()> {
        self.rest = self.rest.strip_prefix(sign)?;
        // What follows a closing sign is text.
        if !matches!(sign, "}") {
            self.rest = self.rest.trim_start();
        }
        Some(())
    }
}

/// Whether a variant is for this value: its own number or word, or the plural form, which in English, German and Spanish is `one` for 1 alone.
fn fits(key: &str, value: Option<&Value>) -> bool {
    let is_number = key.starts_with(|sign: char| sign.is_ascii_digit());
    match value {
        Some(Value::Number(number)) if is_number => key.parse() == Ok(*number),
        Some(Value::Number(number)) => key == if *number == 1 { "one" } else { "other" },
        Some(Value::Text(text)) => !is_number && key == text,
        None => false,
    }
}
