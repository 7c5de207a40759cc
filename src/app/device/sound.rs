//! Small tones of wood and paper, made on the spot: no files. Off unless somebody switches them on.

use super::promise::let_go;
use crate::app::store::SettingsStore;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::js_sys::Reflect;
use web_sys::{AudioContext, OscillatorType};

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A choice of one's own that has no sound of its own.
    Choice,
    /// A card is laid down.
    Card,
    /// Dice are rolled.
    Dice,
    /// Points come in.
    Points,
    /// Somebody else has moved.
    Other,
    /// One is asked.
    YourTurn,
    /// Something is taken back.
    Undone,
    /// One has won.
    Won,
    /// The match is over, and another has won.
    Over,
}

/// A struck tone: begin and length in seconds, pitch in hertz, loudness from 0 to 1.
struct Tone(f32, f32, f32, f32);

impl Sound {
    const fn tones(self) -> &'static [Tone] {
        match self {
            Sound::Choice => &[Tone(0.0, 0.07, 294.0, 0.4)],
            Sound::Card => &[Tone(0.0, 0.05, 180.0, 0.6), Tone(0.012, 0.08, 247.0, 0.35)],
            Sound::Dice => &[
                Tone(0.0, 0.03, 620.0, 0.35),
                Tone(0.06, 0.03, 520.0, 0.3),
                Tone(0.11, 0.03, 700.0, 0.3),
                Tone(0.19, 0.06, 430.0, 0.4),
            ],
            Sound::Points => &[Tone(0.0, 0.16, 659.0, 0.3), Tone(0.08, 0.26, 988.0, 0.28)],
            Sound::Other => &[Tone(0.0, 0.09, 165.0, 0.35)],
            Sound::YourTurn => &[Tone(0.0, 0.18, 440.0, 0.3), Tone(0.12, 0.28, 587.0, 0.3)],
            Sound::Undone => &[Tone(0.0, 0.08, 330.0, 0.3), Tone(0.07, 0.12, 220.0, 0.3)],
            Sound::Won => &[
                Tone(0.0, 0.24, 523.0, 0.3),
                Tone(0.13, 0.24, 659.0, 0.3),
                Tone(0.26, 0.24, 784.0, 0.3),
                Tone(0.39, 0.6, 1047.0, 0.32),
            ],
            Sound::Over => &[Tone(0.0, 0.24, 392.0, 0.3), Tone(0.16, 0.5, 294.0, 0.3)],
        }
    }
}

thread_local! {
    /// Made at the first sound: browsers allow it only after somebody has touched the page.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound `after` so many seconds, if sound is on.
pub fn play(sound: Sound, settings: SettingsStore, after: f64) {
    let settings = settings.get_untracked();
    if !settings.sound || !was_touched() {
        return;
    }
    // A browser without sound stays silent.
    let _ = CONTEXT.with_borrow_mut(|context| -> Result<(), JsValue> {
        let context = match context {
            Some(context) => context,
            None => context.insert(AudioContext::new()?),
        };
        let_go(context.resume()?);
        let loudness = f32::from(settings.volume) / 100.0;
        sound.tones().iter().try_for_each(|tone| strike(context, tone, after, loudness * loudness))
    });
}

/// A tone like struck wood: it begins at once, falls a little and dies away.
fn strike(
    context: &AudioContext,
    Tone(begin, length, pitch, gain): &Tone,
    after: f64,
    loudness: f32,
) -> Result<(), JsValue> {
    let start = context.current_time() + after + f64::from(*begin);
    let end = start + f64::from(*length);
    let (wave, volume) = (context.create_oscillator()?, context.create_gain()?);
    wave.set_type(OscillatorType::Triangle);
    wave.frequency().set_value_at_time(pitch * 1.04, start)?;
    wave.frequency().exponential_ramp_to_value_at_time(*pitch, start + 0.03)?;
    volume.gain().set_value_at_time(0.0001, start)?;
    volume.gain().exponential_ramp_to_value_at_time((gain * loudness).max(0.0002), start + 0.006)?;
    volume.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
    wave.connect_with_audio_node(&volume)?.connect_with_audio_node(&context.destination())?;
    wave.start_with_when(start)?;
    wave.stop_with_when(end + 0.02)
}

/// Whether somebody has touched the page since it was loaded; where the browser does not tell, the first sound tries it.
fn was_touched() -> bool {
    let told = Reflect::get(&window().navigator(), &"userActivation".into()).unwrap_or_default();
    match told.is_object() {
        true => Reflect::get(&told, &"hasBeenActive".into()).is_ok_and(|active| active.is_truthy()),
        false => true,
    }
}
