//! The page's side of the link to the worker. Whatever a worker does, whoever waits for it hears an answer or [`Report::Failed`]: one that
//! cannot start, throws, talks nonsense or falls silent is ended, and the next request starts another.

use super::protocol::{Report, Request, SOURCES, pack, unpack};
use crate::app::ui::address;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::prelude::*;
use web_sys::js_sys::Uint8Array;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// A worker that has started and is asked something says so many seconds at most nothing. Counted in ticks of the page, which stand
/// still while the page does.
const SILENT: u32 = 10;

/// A worker has so many seconds to be fetched and to start.
const STARTS: u32 = 60;

/// The worker, started when it is first needed and kept until it fails, or is left with work.
#[derive(Debug)]
struct Link {
    worker: Worker,
    ready: bool,
    waiting: Vec<Request>,
    /// The number of the last request that it has not done; 0 if there is none.
    owes: u32,
    /// So many ticks long nothing was heard.
    silent: u32,
    clock: Option<IntervalHandle>,
    /// What hears it, kept as long as it.
    _ears: (Ear<Event>, Ear<MessageEvent>),
}

type Ear<E> = Closure<dyn FnMut(E)>;

/// The page's only link to its worker.
#[derive(Clone, Copy, Debug)]
pub struct Bots {
    link: StoredValue<Option<Link>, LocalStorage>,
    report: RwSignal<Option<Report>>,
    /// The number of the last request to think, of whichever table.
    last: StoredValue<u32>,
    /// Whether any worker of this page has ever started.
    has_run: StoredValue<bool>,
    /// Whether thinking has failed again and again, until a person wants to try anew.
    down: RwSignal<bool>,
}

impl Bots {
    /// Makes the link available to everything below.
    pub fn provide() -> Bots {
        let bots = Bots {
            link: StoredValue::new_local(None),
            report: RwSignal::new(None),
            last: StoredValue::new(0),
            has_run: StoredValue::new(false),
            down: RwSignal::new(false),
        };
        provide_context(bots);
        bots
    }

    /// The link of this page.
    pub fn expect() -> Bots {
        expect_context()
    }

    /// A number for a request to think, unique in this page: the last word on one match must not count at the next table.
    pub fn next_id(self) -> u32 {
        self.last.update_value(|last| *last += 1);
        self.last.get_value()
    }

    /// The worker's last word.
    pub fn report(self) -> Option<Report> {
        self.report.get()
    }

    /// Whether a worker of this page has ever started.
    pub fn has_run(self) -> bool {
        self.has_run.get_value()
    }

    /// Whether thinking has failed again and again.
    pub fn is_down(self) -> bool {
        self.down.get()
    }

    /// Notes that thinking has failed again and again, or that it shall be tried anew.
    pub fn set_down(self, down: bool) {
        if self.down.get_untracked() != down {
            self.down.set(down);
        }
    }

    /// Sends a request; the worker is started for the first one.
    pub fn send(self, request: Request) {
        if self.link.with_value(Option::is_none) {
            let link = self.start();
            self.link.set_value(link);
        }
        let sent = self.link.try_update_value(|link| {
            let Some(link) = link.as_mut() else { return false };
            if let Request::Think { id, .. }
            | Request::Hint { id, .. }
            | Request::Review { id, .. }
            | Request::Chances { id, .. }
            | Request::Means { id, .. } = &request
            {
                (link.owes, link.silent) = (*id, 0);
            }
            match link.ready {
                true => post(&link.worker, &request),
                false => link.waiting.push(request),
            }
            true
        });
        if sent != Some(true) {
            self.fail();
        }
    }

    /// Sends a request if there is a worker; none is started for it.
    pub fn send_if_started(self, request: Request) {
        if self.link.with_value(Option::is_some) {
            self.send(request);
        }
    }

    /// A table is left: a worker that still has something to do is ended, so that it delays no other table.
    pub fn leave(self) {
        if self.link.with_value(|link| link.as_ref().is_some_and(|link| link.owes != 0)) {
            self.end();
        }
    }

    fn start(self) -> Option<Link> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address("worker_loader.js"), &options).ok()?;
        let fail = Ear::<Event>::new(move |event: Event| {
            // Otherwise it becomes an error of the page, which has not failed.
            event.prevent_default();
            self.fail();
        });
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        worker.set_onmessageerror(Some(fail.as_ref().unchecked_ref()));
        let hear = Ear::<MessageEvent>::new(move |event: MessageEvent| self.hear(&event));
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        let clock = set_interval_with_handle(move || self.tick(), Duration::from_secs(1)).ok();
        Some(Link { worker, ready: false, waiting: Vec::new(), owes: 0, silent: 0, clock, _ears: (fail, hear) })
    }

    /// Ends the worker; the next request starts another.
    pub fn end(self) {
        let Some(Some(link)) = self.link.try_update_value(Option::take) else { return };
        link.worker.set_onerror(None);
        link.worker.set_onmessage(None);
        link.worker.terminate();
        if let Some(clock) = link.clock {
            clock.clear();
        }
        // One of its listeners may be running.
        set_timeout(move || drop(link), Duration::ZERO);
    }

    /// The worker is of no use: whoever waits for it hears so.
    fn fail(self) {
        self.end();
        self.report.set(Some(Report::Failed));
    }

    /// A second has passed.
    fn tick(self) {
        let overdue = self.link.try_update_value(|link| {
            link.as_mut().is_some_and(|link| {
                link.silent = if link.owes == 0 { 0 } else { link.silent + 1 };
                link.silent > if link.ready { SILENT } else { STARTS }
            })
        });
        if overdue == Some(true) {
            self.fail();
        }
    }

    fn hear(self, event: &MessageEvent) {
        let report = event.data().dyn_into::<Uint8Array>().ok().and_then(|bytes| unpack(&bytes.to_vec()));
        match report {
            Some(Report::Ready { sources }) if sources == SOURCES => {
                self.has_run.set_value(true);
                self.with_link(|link| {
                    link.ready = true;
                    link.waiting.drain(..).for_each(|request| post(&link.worker, &request));
                });
            }
            Some(Report::Idle { after }) => self.with_link(|link| {
                if link.owes == after {
                    link.owes = 0;
                }
            }),
            Some(Report::Busy) => self.with_link(|_| ()),
            None | Some(Report::Ready { .. } | Report::Failed) => self.fail(),
            report => {
                self.with_link(|_| ());
                self.report.set(report);
            }
        }
    }

    /// The worker was heard.
    fn with_link(self, heard: impl FnOnce(&mut Link)) {
        self.link.update_value(|link| {
            if let Some(link) = link.as_mut() {
                link.silent = 0;
                heard(link);
            }
        });
    }
}

fn post(worker: &Worker, request: &Request) {
    let _ = worker.post_message(&Uint8Array::from(pack(request).as_slice()));
}
