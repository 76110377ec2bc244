/** What leaves asks no engine, so a carrier has none; rooms that do both are bundled with this in its place. */
const none = undefined

export { none as DOUBLE, none as DuckDBDataChunk, none as DuckDBInstance, none as UBIGINT, none as VARCHAR }
