/** How long a message stays, in ms; one with something to do stays longer, and any stays while it is pointed at or focused. */
export const stay = { plain: 5000, action: 12_000 };
