//! A picture that is panned and zoomed in its frame: one finger or the mouse pans, two fingers, wheel, keys and buttons zoom, a tap
//! stays a tap. Knows nothing of what is in the picture; the geometry is in [`super::viewport`]. (The crates and packages for this
//! are bound to canvases or to other frameworks, or bring their own loop of drawing: more than the two hundred lines here.)
//!
//! Styles: `.pan-zoom` in `style/base/shell.css`. What takes taps of its own carries `data-tap`: two taps on it do not zoom.

use super::Icon;
use super::back::on_back;
use super::viewport::{Pose, Size, Viewport};
use crate::app::store::tab;
use leptos::{ev, html::Div, prelude::*};
use wasm_bindgen::prelude::*;
use web_sys::js_sys::{Array, Date};
use web_sys::{Element, KeyboardEvent, PointerEvent, ResizeObserver, WheelEvent};

/// A finger that has moved so far, in pixels, does not tap any more.
const SLOP: f64 = 9.0;
/// A second tap within so many milliseconds and pixels of the first is a double tap.
const DOUBLE_TAP: (f64, f64) = (320.0, 28.0);
/// What a press of a key or button enlarges by.
const STEP: f64 = 1.35;
/// What a key moves by, in pixels.
const STRIDE: f64 = 80.0;
/// The buttons over the frame are so large, with their distance from its edge.
const AIR: f64 = 60.0;

/// How a picture is looked at, for its parent and its frame.
#[derive(Clone, Copy, Debug)]
pub struct PanZoom {
    view: RwSignal<Viewport>,
    pose: RwSignal<Pose>,
    /// Whether the last change was made at once by a key or button: it is shown as motion.
    glides: RwSignal<bool>,
    /// How large it was at first, in frames as large as now.
    first: RwSignal<f64>,
    legible: f64,
}

impl PanZoom {
    /// A picture of this size, in its own units. A unit takes at least `legible` pixels at first, and never more than `most`.
    pub fn new(picture: Size, legible: f64, most: f64) -> PanZoom {
        let view = Viewport { picture, frame: Size::default(), most, air: AIR };
        PanZoom {
            view: RwSignal::new(view),
            pose: RwSignal::new(Pose::default()),
            glides: RwSignal::new(false),
            first: RwSignal::new(1.0),
            legible,
        }
    }

    /// Where a point of the picture is in the frame, in pixels.
    pub fn place(self, point: (f64, f64)) -> (f64, f64) {
        self.pose.get().place(point)
    }

    /// The frame's size in pixels; nothing while it is not shown.
    pub fn frame(self) -> Size {
        self.view.get().frame
    }

    /// Whether the whole picture is seen.
    pub fn is_whole(self) -> bool {
        let view = self.view.get();
        view.is_open() && view.is_whole(self.pose.get())
    }

    /// Whether it was made larger than it was at first.
    fn is_enlarged(self) -> bool {
        self.pose.get().scale > self.first.get() * 1.01
    }

    /// Whether one of these points of the picture is seen, at least `margin` pixels from the frame's edges. While the frame is hidden,
    /// whether it was.
    pub fn sees_any(self, mut points: impl Iterator<Item = (f64, f64)>, margin: f64) -> bool {
        let (view, pose) = (self.view.get_untracked(), self.pose.get_untracked());
        points.any(|point| view.sees(pose, point, margin))
    }

    /// Moves a point of the picture into the frame, at least `margin` pixels from its edges.
    pub fn show(self, point: (f64, f64), margin: f64) {
        self.glide(|view, pose| view.show(pose, point, margin));
    }

    /// Shows the whole picture, or around a point as it was at first.
    pub fn toggle(self, around: (f64, f64)) {
        let whole = untrack(|| self.is_whole());
        self.glide(|view, _| match (whole, view.at_first(self.legible, around)) {
            (false, _) => view.whole(),
            // It was whole at first.
            (true, first) if view.is_whole(first) => view.around(first.scale * STEP * STEP, around),
            (true, first) => first,
        });
    }

    /// Enlarges by a factor around the middle of the frame.
    pub fn zoom(self, factor: f64) {
        self.glide(|view, pose| view.zoom(pose, factor, (view.frame.width / 2.0, view.frame.height / 2.0)));
    }

    fn glide(self, change: impl FnOnce(Viewport, Pose) -> Pose) {
        self.change(true, change);
    }

    fn change(self, glides: bool, change: impl FnOnce(Viewport, Pose) -> Pose) {
        let (view, pose) = (self.view.get_untracked(), self.pose.get_untracked());
        if view.is_open() {
            let next = change(view, pose);
            if next != pose {
                self.glides.set(glides);
                self.pose.set(next);
            }
        }
    }

    /// How it lies in which frame, as this tab remembers it.
    fn noted(self) -> Option<String> {
        let (Size { width, height }, Pose { scale, x, y }) = (self.view.get().frame, self.pose.get());
        self.view.get().is_open().then(|| format!("{width} {height} {scale} {x} {y}"))
    }

    /// The frame has this size now. A page that was loaded anew finds the picture as it lay (`noted`).
    fn resize(self, frame: Size, around: (f64, f64), noted: Option<&str>) {
        let before = self.view.get_untracked();
        let now = Viewport { frame, ..before };
        // What is hidden comes back as it was.
        if !now.is_open() || now == before {
            return;
        }
        self.view.set(now);
        let pose = self.pose.get_untracked();
        self.glides.set(false);
        let (next, first) = match before.is_open() {
            true => {
                let next = now.resized(before, pose);
                (next, self.first.get_untracked() * next.scale / pose.scale)
            }
            false => {
                let first = now.at_first(self.legible, around);
                (noted.and_then(|noted| pose_of(noted, frame)).unwrap_or(first), first.scale)
            }
        };
        self.first.set(first);
        self.pose.set(next);
    }
}

/// How a picture lay in a frame of this size.
fn pose_of(noted: &str, frame: Size) -> Option<Pose> {
    let numbers: Vec<f64> = noted.split(' ').filter_map(|number| number.parse().ok()).collect();
    let [width, height, scale, x, y] = numbers[..] else { return None };
    (frame == Size { width, height } && scale > 0.0).then_some(Pose { scale, x, y })
}

/// The fingers on the frame.
#[derive(Clone, Default)]
struct Fingers {
    /// Pointer and place in the frame.
    down: Vec<(i32, (f64, f64))>,
    /// The frame's corner on screen.
    corner: (f64, f64),
    /// Where the first finger went down.
    start: (f64, f64),
    /// Whether they have panned or zoomed since.
    moved: bool,
    /// The last tap: when and where.
    tapped: Option<(f64, (f64, f64))>,
}

impl Fingers {
    fn place(&self, event: &PointerEvent) -> (f64, f64) {
        (f64::from(event.client_x()) - self.corner.0, f64::from(event.client_y()) - self.corner.1)
    }
}

/// The frame with its picture, and the buttons that zoom.
#[component]
pub fn PanZoomFrame(
    /// How it is looked at.
    control: PanZoom,
    /// The point of the picture that is in the middle at first.
    #[prop(into)]
    around: Signal<(f64, f64)>,
    /// Words of the button that shows all, and then what was shown before.
    #[prop(into)]
    whole: Signal<String>,
    /// Words of the button that enlarges.
    #[prop(into)]
    closer: Signal<String>,
    /// Words of the button that makes smaller.
    #[prop(into)]
    farther: Signal<String>,
    /// The picture, as large as [`PanZoom::new`] was told, in CSS pixels.
    children: Children,
) -> impl IntoView {
    let frame = NodeRef::<Div>::new();
    let hand =
        Hand { control, around, frame, fingers: StoredValue::new(Fingers::default()), moving: RwSignal::new(false) };
    let address = window().location().hash().unwrap_or_default();
    let noted = tab::remember(&format!("pose.{address}"), false, move || control.noted());
    watch_size(frame, move |size| control.resize(size, around.get_untracked(), noted.as_deref()));
    let enlarged = Memo::new(move |_| control.is_enlarged());
    on_back(
        move || enlarged.get().into(),
        move || control.glide(|view, _| view.at_first(control.legible, around.get_untracked())),
    );
    let size = control.view.get_untracked().picture;
    view! {
        <div
            class="pan-zoom"
            class:moving=hand.moving
            class:whole=move || control.is_whole()
            node_ref=frame
            on:pointerdown=move |event| hand.down(&event)
            on:pointermove=move |event| hand.slide(&event)
            on:pointerup=move |event| hand.up(&event)
            on:pointercancel=move |event| hand.up(&event)
            on:wheel=move |event| hand.wheel(&event)
            on:keydown=move |event| hand.key(&event)
            on:click:capture=move |event| hand.click(&event)
        >
            <div
                class="pan-zoom-in"
                class:glides=move || control.glides.get()
                style:--w=format!("{}px", size.width)
                style:--h=format!("{}px", size.height)
                style:--x=move || format!("{:.2}px", control.pose.get().x)
                style:--y=move || format!("{:.2}px", control.pose.get().y)
                style:--z=move || format!("{:.4}", control.pose.get().scale)
            >
                {children()}
            </div>
            <Tools control around whole closer farther />
        </div>
    }
}

#[component]
fn Tools(
    control: PanZoom,
    around: Signal<(f64, f64)>,
    whole: Signal<String>,
    closer: Signal<String>,
    farther: Signal<String>,
) -> impl IntoView {
    view! {
        <div class="pan-zoom-tools">
            <button
                class="btn btn-icon"
                type="button"
                title=whole
                aria-label=whole
                aria-pressed=move || control.is_whole().to_string()
                on:click=move |_| control.toggle(around.get_untracked())
            >
                <svg class="i" viewBox="0 0 20 20" aria-hidden="true">
                    <path class="corners" d="M2 7V2h5M13 2h5v5M18 13v5h-5M7 18H2v-5"></path>
                </svg>
            </button>
            <ZoomButton control icon="plus" words=closer factor=STEP />
            <ZoomButton control icon="minus" words=farther factor={1.0 / STEP} />
        </div>
    }
}

/// A button that zooms by a factor.
#[component]
fn ZoomButton(control: PanZoom, icon: &'static str, words: Signal<String>, factor: f64) -> impl IntoView {
    view! {
        <button class="btn btn-icon" type="button" title=words aria-label=words on:click=move |_| control.zoom(factor)>
            <Icon name=icon />
        </button>
    }
}

/// What fingers, mouse and keys do on a frame.
#[derive(Clone, Copy)]
struct Hand {
    control: PanZoom,
    around: Signal<(f64, f64)>,
    frame: NodeRef<Div>,
    fingers: StoredValue<Fingers>,
    /// Whether the picture is being moved.
    moving: RwSignal<bool>,
}

impl Hand {
    fn down(self, event: &PointerEvent) {
        let Some(frame) = self.frame.get_untracked() else { return };
        if event.button() > 0 {
            return;
        }
        let at = frame.get_bounding_client_rect();
        self.fingers.update_value(|fingers| {
            fingers.corner = (at.left(), at.top());
            let place = fingers.place(event);
            // The first of several fingers: whatever was down before has gone, heard of or not.
            if event.is_primary() {
                fingers.down.clear();
            }
            if fingers.down.is_empty() {
                (fingers.start, fingers.moved) = (place, false);
            }
            fingers.down.retain(|(id, _)| *id != event.pointer_id());
            fingers.down.push((event.pointer_id(), place));
        });
    }

    fn slide(self, event: &PointerEvent) {
        let Some(change) = self.fingers.try_update_value(|fingers| step(fingers, event)).flatten() else { return };
        if !self.moving.get_untracked() {
            self.moving.set(true);
            // From here on the frame hears of it even outside; a tap stays with what was tapped.
            if let Some(frame) = self.frame.get_untracked() {
                let _ = frame.set_pointer_capture(event.pointer_id());
            }
        }
        self.control.change(false, |view, pose| match change {
            Change::Pan(by) => view.pan(pose, by),
            Change::Pinch(before, now) => view.pinch(pose, before, now),
        });
    }

    fn up(self, event: &PointerEvent) {
        let tap = self.fingers.try_update_value(|fingers| {
            let place = fingers.place(event);
            fingers.down.retain(|(id, _)| *id != event.pointer_id());
            let taps = fingers.down.is_empty() && !fingers.moved && event.type_() == "pointerup" && !on_target(event);
            let (now, last) = (Date::now(), fingers.tapped.take());
            let is_double = last.is_some_and(|(at, before)| {
                taps && now - at < DOUBLE_TAP.0 && (before.0 - place.0).hypot(before.1 - place.1) < DOUBLE_TAP.1
            });
            if taps && !is_double {
                fingers.tapped = Some((now, place));
            }
            (fingers.down.is_empty(), is_double.then_some(place))
        });
        let Some((over, double)) = tap else { return };
        if over {
            self.moving.set(false);
        }
        if let Some(place) = double {
            self.control.glide(|view, pose| match view.zoom(pose, STEP * STEP, place) {
                same if same == pose => view.whole(),
                closer => closer,
            });
        }
    }

    fn wheel(self, event: &WheelEvent) {
        // The page is zoomed by Ctrl and a wheel; a pinch on a touchpad, which looks alike, comes in small steps.
        if event.ctrl_key() && event.delta_y().abs() >= 40.0 {
            return;
        }
        event.prevent_default();
        let Some(frame) = self.frame.get_untracked() else { return };
        let at = frame.get_bounding_client_rect();
        let place = (f64::from(event.client_x()) - at.left(), f64::from(event.client_y()) - at.top());
        // Lines and pages of a wheel in pixels; a pinch on a touchpad tells small numbers.
        let unit = [1.0, 16.0, 400.0].get(event.delta_mode() as usize).copied().unwrap_or(1.0);
        let speed = if event.ctrl_key() { 0.01 } else { 0.0016 };
        let factor = (-event.delta_y() * unit * speed).clamp(-0.7, 0.7).exp();
        self.control.change(false, |view, pose| view.zoom(pose, factor, place));
    }

    fn key(self, event: &KeyboardEvent) {
        if event.default_prevented() || event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "+" | "=" => self.control.zoom(STEP),
            "-" => self.control.zoom(1.0 / STEP),
            "0" => self.control.toggle(self.around.get_untracked()),
            "ArrowLeft" if event.shift_key() => self.control.glide(|view, pose| view.pan(pose, (STRIDE, 0.0))),
            "ArrowRight" if event.shift_key() => self.control.glide(|view, pose| view.pan(pose, (-STRIDE, 0.0))),
            "ArrowUp" if event.shift_key() => self.control.glide(|view, pose| view.pan(pose, (0.0, STRIDE))),
            "ArrowDown" if event.shift_key() => self.control.glide(|view, pose| view.pan(pose, (0.0, -STRIDE))),
            _ => return,
        }
        event.prevent_default();
        event.stop_propagation();
    }

    /// What ends a pan taps nothing. (A click by key has no count.)
    fn click(self, event: &ev::MouseEvent) {
        if event.detail() > 0 && self.fingers.with_value(|fingers| fingers.moved) {
            event.stop_propagation();
            event.prevent_default();
        }
    }
}

/// What a movement of fingers does.
enum Change {
    Pan((f64, f64)),
    Pinch([(f64, f64); 2], [(f64, f64); 2]),
}

/// A finger has moved; nothing comes of it before it has left the place where it went down.
fn step(fingers: &mut Fingers, event: &PointerEvent) -> Option<Change> {
    let now = fingers.place(event);
    let at = fingers.down.iter().position(|(id, _)| *id == event.pointer_id())?;
    let before = fingers.down[at].1;
    let pinches = fingers.down.len() > 1;
    if !fingers.moved && !pinches && (now.0 - fingers.start.0).hypot(now.1 - fingers.start.1) < SLOP {
        return None;
    }
    let first = !std::mem::replace(&mut fingers.moved, true);
    fingers.down[at].1 = now;
    if !pinches {
        // The way to the first step does not count: nothing jumps.
        return Some(Change::Pan(if first { (0.0, 0.0) } else { (now.0 - before.0, now.1 - before.1) }));
    }
    let other = fingers.down[usize::from(at == 0)].1;
    (at < 2).then_some(Change::Pinch([before, other], [now, other]))
}

fn on_target(event: &PointerEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.closest("[data-tap], button").is_ok_and(|found| found.is_some()))
}

/// Tells the size of an element, and whenever it changes, until the component goes.
pub(super) fn watch_size(element: NodeRef<Div>, tell: impl Fn(Size) + 'static) {
    let told = Closure::<dyn Fn(Array)>::new(move |_: Array| {
        if let Some(Some(element)) = element.try_get_untracked() {
            tell(Size { width: f64::from(element.client_width()), height: f64::from(element.client_height()) });
        }
    });
    let Ok(observer) = ResizeObserver::new(told.as_ref().unchecked_ref()) else { return };
    let watcher = observer.clone();
    Effect::new(move |_| {
        if let Some(element) = element.get() {
            watcher.observe(&element);
        }
    });
    let held = StoredValue::new_local(Some((observer, told)));
    on_cleanup(move || {
        if let Some(Some((observer, _told))) = held.try_update_value(Option::take) {
            observer.disconnect();
        }
    });
}
