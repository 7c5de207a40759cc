//! The page's side of the link to the worker.

use super::protocol::{Report, Request, SOURCES, pack, unpack};
use crate::app::ui::address;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::js_sys::Uint8Array;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// The worker, started when it is first needed and kept as long as the link.
#[derive(Debug)]
pub struct BotLink {
    worker: Worker,
    ready: bool,
    waiting: Vec<Request>,
}

/// The page's only link to its worker.
#[derive(Clone, Copy, Debug)]
pub struct Bots {
    link: StoredValue<Option<BotLink>, LocalStorage>,
    report: RwSignal<Option<Report>>,
    /// The number of the last request to think, of whichever table.
    last: StoredValue<u32>,
}

impl Bots {
    /// Makes the link available to everything below.
    pub fn provide() -> Bots {
        let bots = Bots { link: StoredValue::new_local(None), report: RwSignal::new(None), last: StoredValue::new(0) };
        provide_context(bots);
        bots
    }

    /// The link of this page.
    pub fn expect() -> Bots {
        expect_context()
    }

    /// A number for a request to think, unique in this page: the last word on one match must not count at the next table.
    pub fn number(self) -> u32 {
        self.last.update_value(|last| *last += 1);
        self.last.get_value()
    }

    /// The worker's last word.
    pub fn report(self) -> Option<Report> {
        self.report.get()
    }

    /// Sends a request; the worker is started for the first one.
    pub fn send(self, request: Request) {
        self.link.update_value(|link| {
            if link.is_none() {
                *link = self.start();
            }
            let Some(link) = link.as_mut() else { return };
            match link.ready {
                true => post(&link.worker, &request),
                false => link.waiting.push(request),
            }
        });
    }

    /// Sends a request if there is a worker; none is started for it.
    pub fn send_if_started(self, request: Request) {
        if self.link.with_value(Option::is_some) {
            self.send(request);
        }
    }

    fn start(self) -> Option<BotLink> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address("worker_loader.js"), &options).ok()?;
        let fail = Closure::<dyn Fn()>::new(move || self.report.set(Some(Report::Unavailable)));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        let hear = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| self.hear(&event));
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        // One worker lives as long as the page: its listeners do too.
        fail.forget();
        hear.forget();
        Some(BotLink { worker, ready: false, waiting: Vec::new() })
    }

    fn hear(self, event: &MessageEvent) {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        match unpack(&bytes) {
            Some(Report::Ready { sources }) if sources == SOURCES => self.link.update_value(|link| {
                if let Some(link) = link.as_mut() {
                    link.ready = true;
                    link.waiting.drain(..).for_each(|request| post(&link.worker, &request));
                }
            }),
            Some(Report::Ready { .. }) => self.report.set(Some(Report::Unavailable)),
            Some(report) => self.report.set(Some(report)),
            None => {}
        }
    }
}

fn post(worker: &Worker, request: &Request) {
    let _ = worker.post_message(&Uint8Array::from(pack(request).as_slice()));
}
