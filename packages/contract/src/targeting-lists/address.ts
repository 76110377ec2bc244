/** Where the code of a shared list is opened; it stands behind `#` as `code`, so that no server and no log sees it. */
export const SIGNED_LIST_AT = '/shared-list'
