type Posted = {
  id: string
  reply_to_post_id: string | null
  reposted_post_id: string | null
  quoted_post_id: string | null
}

const ONE_IN = 9

/** Some posts carry a picture: which ones follows from the id, so that nothing has to be kept. */
export function pictureKeys({ id, reply_to_post_id, reposted_post_id, quoted_post_id }: Posted): string[] {
  if (reply_to_post_id || reposted_post_id || quoted_post_id) return []
  return Number(BigInt(id) % 999_983n) % ONE_IN === 0 ? [`3_${id}`] : []
}
