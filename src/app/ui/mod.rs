//! The house's parts: small components that draw and know no game. Texts come in as properties; styles are in `style/shell.css`
//! and `style/table.css`. Dynamic values reach the styles as CSS variables (`style:--n`), never as style attributes.

mod chart;
mod dialog;
mod die;
mod file_button;
mod icon;
mod menu;
mod seal;
mod seat;
mod segmented;
mod select;
mod switch;
mod toast;
mod towers;

pub use chart::{Chart, Note, Part, Series};
pub use dialog::Dialog;
pub use die::Die;
pub use file_button::{FileButton, Unread};
pub use icon::{Art, Icon, Sheet};
pub use menu::{Menu, MenuItem};
pub use seal::Seal;
pub use seat::SeatMark;
pub use segmented::{Mark, Segment, Segmented};
pub use select::Select;
pub use switch::Switch;
pub use toast::{ToastRegion, Toasts};
pub use towers::{Tower, Towers};
