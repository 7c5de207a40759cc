//! Short messages above the prompt, with at most one action ("Undo").

use super::Icon;
use leptos::prelude::*;
use std::{sync::Arc, time::Duration};

/// What a message offers to do. Not a `Callback`: it outlives the menu or row that it was made in.
type Action = Arc<dyn Fn() + Send + Sync>;

/// How long a message stays, unless it is dismissed or its action is taken.
const STAYS: Duration = Duration::from_secs(7);

#[derive(Clone)]
struct Toast {
    id: u32,
    text: String,
    action: Option<(String, Action)>,
}

/// The messages on screen. Make one for the page, put it into the context, and place one [`ToastRegion`].
#[derive(Clone, Copy, Debug)]
pub struct Toasts {
    shown: RwSignal<Vec<Toast>>,
    next: StoredValue<u32>,
}

impl Default for Toasts {
    fn default() -> Self {
        Self::new()
    }
}

impl Toasts {
    /// No message yet.
    pub fn new() -> Self {
        Toasts { shown: RwSignal::new(Vec::new()), next: StoredValue::new(0) }
    }

    /// Shows a message for a few seconds.
    pub fn say(self, text: impl Into<String>) {
        self.show(text.into(), None);
    }

    /// Shows a message with something to do about it, for instance to undo what it tells.
    pub fn offer(self, text: impl Into<String>, action: impl Into<String>, run: impl Fn() + Send + Sync + 'static) {
        self.show(text.into(), Some((action.into(), Arc::new(run))));
    }

    fn show(self, text: String, action: Option<(String, Action)>) {
        let id = self.next.get_value();
        self.next.set_value(id.wrapping_add(1));
        self.shown.update(|shown| {
            // Two at most: a third would cover the board.
            if shown.len() == 2 {
                shown.remove(0);
            }
            shown.push(Toast { id, text, action });
        });
        set_timeout(move || self.dismiss(id), STAYS);
    }

    fn dismiss(self, id: u32) {
        // The page may be gone when the time is up.
        let _ = self.shown.try_update(|shown| shown.retain(|toast| toast.id != id));
    }
}

/// Where the messages appear; assistive technology reads them when it has a moment.
#[component]
pub fn ToastRegion(
    /// The page's messages.
    toasts: Toasts,
    /// The name of the button that dismisses one.
    #[prop(into)]
    dismiss_label: Signal<String>,
) -> impl IntoView {
    view! {
        <div class="toasts" role="status" aria-live="polite">
            <For each=move || toasts.shown.get() key=|toast| toast.id let(Toast { id, text, action })>
                <div class="toast">
                    <span>{text}</span>
                    {action
                        .map(|(words, run)| {
                            view! {
                                <button
                                    class="btn"
                                    type="button"
                                    on:click=move |_| {
                                        toasts.dismiss(id);
                                        run();
                                    }
                                >
                                    {words}
                                </button>
                            }
                        })}
                    <button
                        class="btn btn-icon"
                        type="button"
                        aria-label=move || dismiss_label.get()
                        on:click=move |_| toasts.dismiss(id)
                    >
                        <Icon name="close" />
                    </button>
                </div>
            </For>
        </div>
    }
}
