import { chmod, mkdir } from 'node:fs/promises'

/** Posts that a team has paid for are for the product alone, not for everyone who has an account on the machine. */
export async function ownFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await chmod(dir, 0o700)
}
