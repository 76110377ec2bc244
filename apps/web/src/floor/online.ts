/** As far as the browser knows: where it says nothing, it is. */
export const isOnline = (): boolean => navigator.onLine !== false
