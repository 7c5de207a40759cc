//! Structs whose fields are private and can be read.

/// A struct whose fields stay private to its folder, with a method for each field that others may read: `coins: u16 => pub coins` can be asked
/// for by `coins()`, and of `cards: Pile => pub cards as &[Card]` a part is lent. The method is documented by what the field says.
macro_rules! readable {
    ($(#[$about:meta])* $shown:vis struct $name:ident $(<$of:ident: $bound:ident>)? {
        $($(#[$says:meta])* $seen:vis $field:ident: $type:ty $(=> $to:vis $method:ident $(as $lent:ty)?)?,)*
    }) => {
        $(#[$about])*
        $shown struct $name $(<$of: $bound>)? {
            $($(#[$says])* $seen $field: $type,)*
        }

        impl $(<$of: $bound>)? $name $(<$of>)? {
            $($crate::engine::readable!(@ [$(#[$says])*] $field: $type $(=> $to $method $(as $lent)?)?);)*
        }
    };
    (@ [$($says:tt)*] $field:ident: $type:ty) => {};
    (@ [$($says:tt)*] $field:ident: $type:ty => $to:vis $method:ident) => {
        $($says)*
        $to fn $method(&self) -> $type {
            self.$field
        }
    };
    (@ [$($says:tt)*] $field:ident: $type:ty => $to:vis $method:ident as $lent:ty) => {
        $($says)*
        $to fn $method(&self) -> $lent {
            &self.$field
        }
    };
}
pub(crate) use readable;
