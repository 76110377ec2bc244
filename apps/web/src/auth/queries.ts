import type { Session, TokenKind, TokenScope, User, WayIn } from '@starling/contract/browser'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'
import { meOptions } from '../session/index.ts'
import { makePasskey } from './passkey.ts'

export const sessionsOptions = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => api.listSessions({}, { signal }),
})

export const tokensOptions = queryOptions({
  queryKey: ['tokens'],
  queryFn: ({ signal }) => api.listTokens({}, { signal }),
})

export type MyChanges = { first_name?: string; last_name?: string; language?: NonNullable<User['language']> }

export function useChangeMe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: MyChanges) => api.replaceMe({ body }),
    onSuccess: (user) => client.setQueryData(meOptions.queryKey, user),
  })
}

function useEndSessions<Which>(
  end: (which: Which) => Promise<unknown>,
  stays: (session: Session, which: Which) => boolean,
) {
  const client = useQueryClient()
  const { queryKey } = sessionsOptions
  return useMutation({
    mutationFn: end,
    onMutate: async (which) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(
        queryKey,
        before?.filter((session) => stays(session, which)),
      )
      return before
    },
    onError: (_error, _which, before) => client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

export const useEndSession = () =>
  useEndSessions(
    (pk: string) => api.deleteSession({ path: { pk } }),
    ({ id }, pk) => id !== pk,
  )

export const useEndOtherSessions = () =>
  useEndSessions<void>(
    () => api.deleteOtherSessions(),
    ({ is_current }) => is_current,
  )

export type NewToken = { kind: TokenKind; name: string; scopes: TokenScope[]; expires_in_days?: number }

export function useCreateToken() {
  const client = useQueryClient()
  const submit = useSubmitOnce()
  return useMutation({
    mutationFn: (token: NewToken) => submit((body, options) => api.createToken({ body }, options), token),
    onSettled: () => client.invalidateQueries({ queryKey: tokensOptions.queryKey }),
  })
}

export function useRevokeToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (pk: string) => api.deleteToken({ path: { pk } }),
    onSettled: () => client.invalidateQueries({ queryKey: tokensOptions.queryKey }),
  })
}

export const passkeysOptions = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => api.listPasskeys({}, { signal }),
})

export const passkeyMadeOptions = (pk: string) =>
  queryOptions({
    queryKey: ['passkeys', pk, 'made'],
    queryFn: ({ signal }) => api.getPasskeyMade({ path: { pk } }, { signal }),
    staleTime: 0,
  })

export const wayInOptions = queryOptions({
  queryKey: ['way-in'],
  queryFn: ({ signal }) => api.getWayIn({}, { signal }),
})

export function usePasskeyChanges() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: passkeysOptions.queryKey, exact: true })
  // Sessions, tokens and linked accounts may have ended with it.
  const onRemoved = () => client.invalidateQueries()
  return {
    add: useMutation({ mutationFn: makePasskey, onSettled }),
    remove: useMutation({
      mutationFn: ({ pk, made }: { pk: string; made: 'end' | 'keep' }) =>
        api.deletePasskey({ path: { pk }, query: { made } }),
      onSettled: onRemoved,
    }),
    restore: useMutation({ mutationFn: (pk: string) => api.restorePasskey({ path: { pk } }), onSettled }),
  }
}

export function useChangeWayIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (way_in: WayIn) => api.changeWayIn({ body: { way_in } }),
    onSuccess: (chosen) => client.setQueryData(wayInOptions.queryKey, chosen),
  })
}
