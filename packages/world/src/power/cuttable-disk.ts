import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Sparse: they take as much as is written. */
const UNDER_MB = 4096
const DISK_MB = 1024

/** What a machine must have for its power to be cut. */
export const whyNot = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'only root can mount a disk'
  if (!existsSync('/dev/loop-control')) return 'there are no loop devices'
  const bin = (process.env.PATH ?? '').split(':').concat('/usr/sbin', '/sbin')
  const missing = ['mkfs.xfs', 'mkfs.ext4'].find((name) => !bin.some((folder) => existsSync(path.join(folder, name))))
  return missing && `${missing} is not installed`
}

/**
 * A file system (ext4) in a file that can be cloned within milliseconds, as it is at that moment (on XFS): what was handed
 * to the disk is in the clone, and what only the system's memory holds is not, as after a power cut. Writing goes on.
 */
export class CuttableDisk {
  readonly #home: string
  #hasCut = false

  private constructor(home: string) {
    this.#home = home
  }

  static async make(home: string): Promise<CuttableDisk> {
    const disk = new CuttableDisk(home)
    for (const name of ['under', 'disk', 'after']) await mkdir(disk.#at(name), { recursive: true })
    await run('truncate', ['--size', `${UNDER_MB}M`, disk.#at('under.img')])
    await run('mkfs.xfs', ['-q', '-m', 'reflink=1', disk.#at('under.img')])
    await run('mount', ['-o', 'loop', disk.#at('under.img'), disk.#at('under')])
    await run('truncate', ['--size', `${DISK_MB}M`, disk.#image])
    await run('mkfs.ext4', ['-q', '-F', disk.#image])
    await run('mount', ['-o', 'loop', disk.#image, disk.dir])
    return disk
  }

  /** Where to write. */
  get dir(): string {
    return this.#at('disk')
  }

  /** What is found after a power cut at this moment. */
  async cut(): Promise<string> {
    await this.#mend()
    await run('cp', ['--reflink=always', this.#image, this.#clone])
    await run('mount', ['-o', 'loop', this.#clone, this.#at('after')])
    this.#hasCut = true
    return this.#at('after')
  }

  async remove(): Promise<void> {
    await this.#mend()
    for (const name of ['disk', 'under']) await run('umount', [this.#at(name)]).catch(() => {})
    await rm(this.#home, { recursive: true, force: true })
  }

  async #mend(): Promise<void> {
    if (this.#hasCut) await run('umount', [this.#at('after')])
    this.#hasCut = false
    await rm(this.#clone, { force: true })
  }

  get #image(): string {
    return this.#at('under', 'disk.img')
  }

  get #clone(): string {
    return this.#at('under', 'clone.img')
  }

  #at(...names: string[]): string {
    return path.join(this.#home, ...names)
  }
}
