//! The house's parts: small components that draw and know no game. Texts come in as properties; styles are in `style/base/shell.css`
//! and `style/table/table.css`. Dynamic values reach the styles as CSS variables (`style:--n`), never as style attributes.

#[cfg(target_arch = "wasm32")]
mod address;
#[cfg(any(target_arch = "wasm32", test))]
mod align;
#[cfg(target_arch = "wasm32")]
pub mod back;
#[cfg(target_arch = "wasm32")]
mod chart;
#[cfg(target_arch = "wasm32")]
mod deferred;
#[cfg(target_arch = "wasm32")]
mod dialog;
mod drawing;
#[cfg(target_arch = "wasm32")]
mod empty;
#[cfg(target_arch = "wasm32")]
mod file_button;
#[cfg(target_arch = "wasm32")]
mod focus;
#[cfg(target_arch = "wasm32")]
mod icon;
#[cfg(target_arch = "wasm32")]
mod in_sight;
pub mod inline_icons;
#[cfg(target_arch = "wasm32")]
mod menu;
#[cfg(any(target_arch = "wasm32", test))]
mod notes;
#[cfg(target_arch = "wasm32")]
mod pan_zoom;
#[cfg(target_arch = "wasm32")]
mod seal;
#[cfg(target_arch = "wasm32")]
mod seat;
#[cfg(target_arch = "wasm32")]
mod segmented;
#[cfg(target_arch = "wasm32")]
mod select;
#[cfg(target_arch = "wasm32")]
mod shell;
#[cfg(target_arch = "wasm32")]
mod short_list;
#[cfg(target_arch = "wasm32")]
mod slots;
#[cfg(target_arch = "wasm32")]
mod switch;
#[cfg(target_arch = "wasm32")]
mod title;
#[cfg(target_arch = "wasm32")]
mod toast;
pub mod viewport;

#[cfg(target_arch = "wasm32")]
pub use address::{address, svg_address};
#[cfg(target_arch = "wasm32")]
pub use chart::{Chart, ChartNote, ChartPart, Series};
#[cfg(target_arch = "wasm32")]
pub use deferred::{after_paint, deferred};
#[cfg(target_arch = "wasm32")]
pub use dialog::Dialog;
#[cfg(test)]
pub use drawing::check_drawing;
pub use drawing::{polygon, shape};
#[cfg(target_arch = "wasm32")]
pub use empty::{Details, empty, empty_page};
#[cfg(target_arch = "wasm32")]
pub use file_button::{FileButton, Unread};
#[cfg(target_arch = "wasm32")]
pub use focus::focus;
#[cfg(target_arch = "wasm32")]
pub use icon::{Art, Icon};
#[cfg(target_arch = "wasm32")]
pub use in_sight::in_sight;
#[cfg(target_arch = "wasm32")]
pub use menu::{Menu, MenuItem};
#[cfg(target_arch = "wasm32")]
pub use pan_zoom::{PanZoom, PanZoomFrame};
#[cfg(target_arch = "wasm32")]
pub use seal::Seal;
#[cfg(target_arch = "wasm32")]
pub use seat::{SeatMark, seat_mark};
#[cfg(target_arch = "wasm32")]
pub use segmented::{Mark, Segment, Segmented};
#[cfg(target_arch = "wasm32")]
pub use select::Select;
#[cfg(target_arch = "wasm32")]
pub use shell::{ShellHold, draw_slices, pause, sliced, when_shown};
#[cfg(target_arch = "wasm32")]
pub use short_list::ShortList;
#[cfg(target_arch = "wasm32")]
pub use slots::{settled_slots, slots};
#[cfg(target_arch = "wasm32")]
pub use switch::Switch;
#[cfg(target_arch = "wasm32")]
#[cfg(target_arch = "wasm32")]
pub use title::titled;
#[cfg(target_arch = "wasm32")]
pub use toast::{ToastRegion, Toasts};
