export const DASHBOARD_VERSION = '30.7.3' // spec 9
