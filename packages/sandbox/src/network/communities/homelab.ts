import { community } from './community.ts'

export const HOMELAB = community({
  slug: 'homelab',
  title: 'Sysadmins and homelabs',
  language: 'en',
  size: 0.6,
  ages: [20, 60],
  hours: 'night',
  week: 'weekday',
  mood: [0.3, 0.32],
  hashtags: 'homelab selfhosted sysadmin uptime itsalwaysdns',
  emoji: '🖥️ 🔌 🧯 💾 🌡️',
  subreddits: 'homelab selfhosted sysadmin',
  leaders: `
    Stu Hobbs | stuhobbs_ops | On call since forever. It was DNS
    Rack Unit | *rackunit | News from warm cupboards
  `,
  happenings: `
    the {othercity} datacentre outage | Outage | -0.85 | 2.6
    patch {weekday} | PatchDay | -0.3 | 2
  `,
  sheet: {
    box: `
      [the NAS|a mini pc|the switch|the reverse proxy|the backup server|the old laptop|the router|the cluster|the printer|the access point]
    `,
    job: `
      [the migration|the backup job|the cert renewal|monitoring|the upgrade|the raid rebuild|cable management|the restore test]
    `,
    topics: `
      {job}
      [uptime|noisy fans|power bills|self hosting|{box}|change windows|documentation]
    `,
    good: `
      [fixed|rebuilt|renamed|tamed] {box} [from my phone|before {name} noticed|with gaffer tape]
      automated {job} [in {num} lines|after {small} years]
      restored {box} from backup [on the first try|in {num} minutes]
      cut the power bill by {num} watts moving {box}
    `,
    bad: `
      rebooted {box} [during {job}|in the wrong rack|at {hour} pm]
      let the certs expire [on a {weekday}|over lunch]
      locked myself out of {box} {small} hours into {job}
      unplugged {box} to hoover
    `,
    doing: `
      [labelling|tracing|rerouting] cables behind {box}
      waiting on {job} [alone|with crisps]
      reading logs from {box}
      explaining {box} to {name}
    `,
    todo: `
      [check|patch|label|replace] {box}
      test {job}
      document {box} [for once|before I forget]
      stop buying [old servers|mini pcs|cables|switches]
    `,
    up: `
      {box} has {big} days of uptime
      {job} [ran clean|finished early|took {num} minutes]
      nobody noticed {job}, [the dream|as it should be]
    `,
    down: `
      {box} [is down|fell off the network|runs at {num} degrees|needs a reboot]
      {job} [failed at {num} percent|broke {box}|was never tested]
      it was {box}. it's always {box}
      vendor support for {box} [closed the ticket|wants logs]
    `,
    claim: `
      backups you never [restore|test] are [wishes|folklore]
      {box} should be [boring|labelled|in the loft]
      {job} is [90 percent waiting|never urgent until it is]
      the cloud is someone else's [basement|problem|electricity bill]
    `,
    asking: `
      what do you use for {job}
      is {box} loud enough to annoy a partner
      how often do you check {job}
      how do you explain {box} to family
    `,
    fact: `
      {box} draws {num} watts
      the [migration|upgrade|backup|restore test] starts at {hour}
      {name} calls it "the internet box"
      there are {num} containers on the server
    `,
    spot: `
      the [server room|hackerspace|repair café|office|datacentre]
    `,
  },
})
