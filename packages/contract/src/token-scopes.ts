/** What a token may be made for: looking, changing, what costs, and who is in. None holds another. */
export const TOKEN_SCOPES = ['read', 'write', 'spend', 'manage'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]
/** What most programs need, and nothing that costs or lets anyone in. */
export const USUAL_TOKEN_SCOPES: readonly TokenScope[] = ['read', 'write']
