type Locked = {
  name?: string
  version?: string
  integrity?: string
  license?: string
  link?: boolean
  dev?: boolean
}
export type Lock = { packages: Record<string, Locked> }

const IN_FOLDER = /^.*node_modules\//

/**
 * What an installation without development packages consists of, as CycloneDX, from the lock file alone. npm's own list
 * leaves out what a development package needs as well, React among it.
 */
export function billOf({ packages }: Lock) {
  const root = packages['']!
  const installed = Object.entries(packages).filter(
    ([place, { link, dev }]) => place.includes('node_modules/') && !link && !dev,
  )
  const components = new Map(
    installed.map(([place, locked]) => {
      const part = componentOf(locked.name ?? place.replace(IN_FOLDER, ''), locked)
      return [part.purl, part]
    }),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: root.name, version: root.version, ...licenseOf(root) } },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  }
}

function componentOf(full_name: string, { version, integrity, ...locked }: Locked) {
  const [name = '', group] = full_name.split('/').reverse()
  const purl = `pkg:npm/${full_name.replace('@', '%40')}@${version}`
  const [, algorithm, hash] = /^sha(\d+)-(.+)$/.exec(integrity ?? '') ?? []
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group && { group }),
    name,
    version,
    purl,
    ...licenseOf(locked),
    ...(hash && { hashes: [{ alg: `SHA-${algorithm}`, content: Buffer.from(hash, 'base64').toString('hex') }] }),
  }
}

/** One of SPDX's, or words that put several together. */
const licenseOf = ({ license }: Locked) =>
  license === undefined
    ? {}
    : { licenses: [/[ ()]/.test(license) ? { expression: license } : { license: { id: license } }] }
