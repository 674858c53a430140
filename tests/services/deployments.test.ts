import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { areas } from '../../apps/areas.ts'
import { declaredVersion } from '../../apps/release.ts'
import { settingsOf } from '../../platform/area.ts'
import { readConfig } from '../../platform/config/config.ts'
import { readRepositoryFile, repositoryFiles } from '../../tools/check/files.ts'
import { repository } from '../../tools/repository.ts'
import { wellmetWith } from '../world/wellmet.ts'
import { findUnknown, isSetting, needed } from './known-settings.ts'
import { temporaryFolder } from './temporary-folder.ts'

interface Service {
  image: string
  command: string[]
  environment: Record<string, string | number>
  secrets?: string[]
  volumes?: string[]
  networks?: string[]
  env_file?: string
  ports?: string[]
  user?: string
  cap_drop?: string[]
  cap_add?: string[]
  mem_limit?: string
  profiles?: string[]
  logging?: object
}

const text = readRepositoryFile('compose.yaml')
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
}
const isNotOfNode = (variable: string): boolean => variable !== 'NODE_OPTIONS'
const isOurs = ({ image }: Service): boolean => image.startsWith('${WELLMET_IMAGE:-')
/** These need the settings of the product; the others need the database and nothing else. */
const isProduct = new Set(['api', 'worker', 'wellmet'])
const ours = Object.entries(compose.services).filter(([, service]) => isOurs(service))

/** As the command lists them when it is typed without a word. */
const commands = await wellmetWith({}).then(
  () => [],
  ({ stderr }: { stderr: string }) => [...stderr.matchAll(/^ {2}(\S+)/gm)].map(([, name]) => name!),
)

test('an unknown setting and a secret that is no file are told', () => {
  expect(findUnknown('here', ['SECRET', 'SECRETS', 'PORT_FILE', 'PORT', 'SECRET_FILE'])).toEqual([
    'here: SECRET is a secret, so it must be SECRET_FILE',
    'here: no setting is called SECRETS',
    'here: no setting is called PORT_FILE',
  ])
})

test('compose.yaml names only settings that exist, and hands every secret over as a file', () => {
  expect(ours.map(([name]) => name).sort()).toEqual(['api', 'backup', 'copies', 'migrate', 'wellmet', 'worker'])
  const settings = ours.map(([name, { environment }]) => [name, Object.keys(environment).filter(isNotOfNode)] as const)
  expect(settings.flatMap(([name, names]) => findUnknown(name, names))).toEqual([])
  for (const [name, { image, command, environment, secrets }] of ours) {
    expect(image).toBe(`\${WELLMET_IMAGE:-wellmet:${declaredVersion}}`)
    expect(commands).toContain(command[0])
    const files = Object.entries(environment).filter(([variable]) => variable.endsWith('_FILE'))
    const paths = (secrets ?? []).map((secret) => [`${secret.toUpperCase()}_FILE`, `/run/secrets/${secret}`])
    expect({ name, ...Object.fromEntries(files) }).toEqual({ name, ...Object.fromEntries(paths) })
    if (!isProduct.has(name)) continue
    const missing = needed.filter((setting) => !(setting in environment) && !(`${setting}_FILE` in environment))
    expect({ name, missing }).toEqual({ name, missing: [] })
  }
  const images = ['WELLMET_IMAGE', 'POSTGRES_IMAGE', 'VALKEY_IMAGE', 'CADDY_IMAGE']
  const ofCompose = new Set([
    ...images,
    'API_PORT',
    'WORKER_METRICS_PORT',
    'BACKUP_ACCOUNT',
    'API_MEMORY',
    'WORKER_MEMORY',
    'BACKUP_MEMORY',
    'COPIES_MEMORY',
    'DATABASE_MEMORY',
  ])
  const variables = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!)
  expect(variables.filter((name) => !isSetting(name) && !ofCompose.has(name))).toEqual([])
})

test('what compose.yaml starts by itself and keeps running may take less than 1.3 GB together', () => {
  const running = Object.entries(compose.services).filter(
    ([name, { profiles }]) => profiles === undefined && name !== 'migrate',
  )
  const limits = running.map(([, { mem_limit }]) => Number(/:-(\d+)m\}$/.exec(mem_limit ?? '')?.[1]))
  expect(running.map(([name]) => name)).toEqual(['db', 'backup', 'api', 'worker'])
  expect(limits.reduce((sum, limit) => sum + limit)).toBeLessThan(1300)
})

test('new-secrets makes the files of compose.yaml, with which a process has all it needs, and overwrites none', async () => {
  const folder = temporaryFolder()
  const make = () => wellmetWith({}, 'new-secrets', '--folder', folder)
  await make()
  // The key that opens dumps is for nobody on this machine, and providers is for files that the operator adds.
  const others = ['backup_private_key', 'providers']
  expect(readdirSync(folder)).toEqual([...Object.keys(compose.secrets), ...others].toSorted())
  expect(statSync(join(folder, 'backup_private_key')).mode & 0o777).toBe(0o600)
  const addresses = ['database_url', 'backup_database_url'].map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(addresses.map((url) => new URL(url).username)).toEqual(['wellmet_app', 'wellmet_backup'])
  const password = readFileSync(join(folder, 'database_password'), 'utf8')
  for (const name of readdirSync(folder).filter(
    (one) => !['database_password', 'database_admin_url', 'providers'].includes(one),
  ))
    expect(readFileSync(join(folder, name), 'utf8'), `in ${name}`).not.toContain(password)
  for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`)
  await expect(make()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was written') })

  writeFileSync(join(folder, 'smtp_url'), 'smtps://wellmet:password@mail.example.com\n')
  const environment = Object.fromEntries(
    Object.entries(compose.services['api']!.environment).map(([name, value]) => [
      name,
      String(value)
        .replace('/run/secrets', folder)
        .replace('/run/provider-secrets', join(folder, 'providers'))
        .replace(/\$\{[A-Z_]+:-([^}]*)\}/, '$1'),
    ]),
  )
  const settings = { ...environment, PUBLIC_URL: 'https://wellmet.example.com', TRUST_PROXY: '1' }
  writeFileSync(join(folder, 'providers', 'google_client_secret'), 'of Google\n')
  writeFileSync(join(folder, 'providers', 'google_client_id'), 'no secret')
  expect(() => readConfig(settings, settingsOf(areas))).toThrow(/has a file google_client_id, and no secret setting/)
  rmSync(join(folder, 'providers', 'google_client_id'))
  const config = readConfig({ ...settings, GOOGLE_CLIENT_ID: 'an id' }, settingsOf(areas))
  expect(config).toMatchObject({ HOST: '0.0.0.0', SMTP_URL: 'smtps://wellmet:password@mail.example.com' })
  expect(config.REDIS_URL).toBeUndefined()
})

test('the units of systemd name only settings that exist, and load the files that they name', () => {
  for (const path of repositoryFiles().filter((file) => /^ops\/systemd\/.*\.service$/.test(file))) {
    const unit = readRepositoryFile(path)
    const variables = [...unit.matchAll(/^Environment=([A-Z_]+)=(\S+)$/gm)].map(([, name, value]) => [name!, value!])
    expect(
      findUnknown(
        path,
        variables.map(([name]) => name!).filter((name) => name !== 'NODE_ENV'),
      ),
    ).toEqual([])
    const loaded = [...unit.matchAll(/^LoadCredential=(\w+):\/etc\/wellmet\/secrets\/(\w+)$/gm)]
    expect(loaded.length).toBeGreaterThan(0)
    for (const [, name, file] of loaded) {
      expect(file).toBe(name)
      expect(variables).toContainEqual([`${name!.toUpperCase()}_FILE`, `%d/${name}`])
      expect(Object.keys(compose.secrets)).toContain(name)
    }
    expect(variables.filter(([, value]) => value!.startsWith('%d/'))).toHaveLength(loaded.length)
  }
})

/** Whoever has one of these sees every row, or every dump. */
const powerful = /backup_database_url|database_admin_url|database_password|backup_private_key/i

test('compose.yaml gives the API and the worker no address that sees all rows, and no dumps', () => {
  for (const name of ['api', 'worker'] as const) {
    const { environment, secrets, volumes } = compose.services[name]!
    expect(JSON.stringify([environment, secrets, volumes]), `in ${name}`).not.toMatch(powerful)
    expect(JSON.stringify([environment, volumes]), `in ${name}`).not.toMatch(/backup/i)
    // The folder itself holds all of them; only one inside it may be mounted.
    expect(volumes).toEqual(['./secrets/providers:/run/provider-secrets:ro', '/tmp'])
  }
  const withDumps = Object.entries(compose.services).filter(([, { volumes = [] }]) =>
    volumes.some((volume) => volume.startsWith('./backups:')),
  )
  expect(withDumps.map(([name]) => name)).toEqual(['backup', 'copies', 'wellmet'])
  // One account, so that either can read what the other wrote.
  for (const [, { user }] of withDumps) expect(user).toBe('${BACKUP_ACCOUNT:-10001:10001}')
  const withAdministrator = ours.filter(([, { secrets = [] }]) => secrets.includes('database_admin_url'))
  expect(withAdministrator.map(([name]) => name).toSorted()).toEqual(['migrate', 'wellmet'])
})

test('what makes backups has nothing else, reaches the database alone, and is reached by nobody', () => {
  const { environment, secrets, networks, env_file: file, ports, volumes } = compose.services['backup']!
  expect(secrets).toEqual(['backup_database_url', 'backup_public_key'])
  expect({ networks, file, ports }).toEqual({ networks: ['private'], file: undefined, ports: undefined })
  expect(volumes).toEqual(['./backups:/backups'])
  expect(JSON.stringify(environment)).not.toMatch(/VAULT_KEYS|"SECRET|SMTP|"DATABASE_URL/)
})

test('what copies the backups has the key of the storage and nothing else, and reaches no database', () => {
  const { environment, secrets, networks, env_file: file, ports, volumes, profiles } = compose.services['copies']!
  expect({ secrets, networks, file, ports }).toEqual({
    secrets: ['backup_storage_url'],
    networks: ['outside'],
    file: undefined,
    ports: undefined,
  })
  expect({ volumes, profiles }).toEqual({ volumes: ['./backups:/backups'], profiles: ['copies'] })
  expect(Object.keys(environment)).toEqual(['PLAINTEXT_HOSTS', 'BACKUP_DIRECTORY', 'BACKUP_STORAGE_URL_FILE'])
  // Its key opens what the others copied.
  for (const name of ['api', 'worker', 'migrate', 'backup', 'db'])
    expect(JSON.stringify(compose.services[name]), `in ${name}`).not.toMatch(/storage_url/i)
  const unit = readRepositoryFile('ops/systemd/wellmet-backup-copy.service')
  expect([...unit.matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => name)).toEqual(['backup_storage_url'])
  expect(unit).not.toContain('settings.env')
  const deployment = readRepositoryFile('ops/kubernetes/backup-copy.yaml')
  expect(deployment).not.toMatch(/secretName: wellmet-(?!storage)|envFrom/)
  expect(parse(deployment)).toMatchObject({ spec: { replicas: 0 } })
})

test('no container keeps capabilities that it does not need, and every image has one exact version', () => {
  for (const [name, { cap_drop: dropped, image }] of Object.entries(compose.services)) {
    expect({ name, dropped }).toEqual({ name, dropped: ['ALL'] })
    expect(image, `in ${name}`).toMatch(/:-[\w/]+:\d+\.\d+(?:\.\d+)?(?:-dev)?\}$/)
  }
  expect(compose.services['db']!.cap_add).toEqual(['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'])
})

test('systemd gives the API and the worker no address that sees all rows, and another account the dumps', () => {
  const product = readRepositoryFile('ops/systemd/wellmet@.service')
  const directives = product.split('\n').filter((line) => !line.startsWith('#'))
  expect(directives.filter((line) => powerful.test(line) || /BACKUP|backups/.test(line))).toEqual([])
  const backup = readRepositoryFile('ops/systemd/wellmet-backup.service')
  expect(/^User=(\S+)$/m.exec(backup)?.[1]).not.toBe(/^User=(\S+)$/m.exec(product)?.[1])
  expect([...backup.matchAll(/^LoadCredential=(\w+):/gm)].map(([, name]) => name)).toEqual([
    'backup_database_url',
    'backup_public_key',
  ])
  expect(backup).not.toContain('settings.env')
  expect(backup).toContain('StateDirectoryMode=0700')
})

test('Kubernetes gives the API and the worker no address that sees all rows, and no dumps', () => {
  expect(readRepositoryFile('ops/kubernetes/settings.env')).not.toMatch(/BACKUP|ADMIN/)
  for (const role of ['api', 'worker']) {
    const text = readRepositoryFile(`ops/kubernetes/${role}.yaml`)
    expect(text, `in ${role}`).not.toMatch(powerful)
    expect(text, `in ${role}`).not.toMatch(/backup|administrator/i)
  }
  const backup = readRepositoryFile('ops/kubernetes/backup.yaml')
  expect(backup).not.toMatch(/wellmet-secrets|wellmet-settings|wellmet-administrator/)
  const withDumps = ['api', 'worker', 'migrate', 'backup', 'backup-copy', 'operator'].filter((role) =>
    readRepositoryFile(`ops/kubernetes/${role}.yaml`).includes('claimName: wellmet-backups'),
  )
  expect(withDumps).toEqual(['backup', 'backup-copy', 'operator'])
  // Only while somebody uses it.
  expect(parse(readRepositoryFile('ops/kubernetes/operator.yaml'))).toMatchObject({ spec: { replicas: 0 } })
})

test('every pod of Kubernetes can be reached at the ports that it serves and no others', () => {
  const policies = parseAllDocuments(readRepositoryFile('ops/kubernetes/network.yaml')).map(
    (document) =>
      document.toJS() as {
        spec: {
          policyTypes: string[]
          podSelector: { matchLabels?: { role: string }; matchExpressions?: { key: string; values: string[] }[] }
          ingress?: { ports: { port: number }[] }[]
        }
      },
  )
  const inbound = policies.filter(({ spec }) => spec.policyTypes.includes('Ingress'))
  const open = inbound.flatMap(({ spec: { podSelector, ingress = [] } }) => {
    const roles = podSelector.matchExpressions?.find(({ key }) => key === 'role')?.values
    return (roles ?? [podSelector.matchLabels!.role]).map((role) => [
      role,
      ingress.flatMap(({ ports }) => ports.map(({ port }) => port)),
    ])
  })
  expect(Object.fromEntries(open)).toEqual({
    api: [4000],
    worker: [4001],
    migrate: [],
    backup: [],
    'backup-copy': [],
    operator: [],
  })
  for (const [role] of open)
    expect(readRepositoryFile(`ops/kubernetes/${String(role)}.yaml`), `in ${String(role)}`).toContain(
      `labels: { app: wellmet, role: ${String(role)} }`,
    )
})

test('the base for Kubernetes names only settings that exist, and images of this version', () => {
  const lines = readRepositoryFile('ops/kubernetes/settings.env').trim().split('\n')
  const names = lines.map((line) => line.slice(0, line.indexOf('=')))
  expect(findUnknown('settings.env', names)).toEqual([])
  for (const setting of needed) expect(names.some((name) => name === setting || name === `${setting}_FILE`)).toBe(true)
  const pods = ['migrate', 'api', 'worker', 'backup', 'backup-copy', 'operator'].flatMap((role) =>
    parseAllDocuments(readRepositoryFile(`ops/kubernetes/${role}.yaml`)).flatMap((document) => {
      const { spec } = document.toJS() as { spec: { template?: { spec: { containers: Container[] } } } }
      return spec.template?.spec.containers ?? []
    }),
  )
  expect(pods.map(({ args }) => args)).toEqual([
    ['migrate'],
    ['api'],
    ['worker'],
    ['backup', 'run'],
    ['backup', 'copy', 'run'],
    undefined,
  ])
  for (const { name, env } of pods) expect(findUnknown(name, env?.map((one) => one.name) ?? [])).toEqual([])
  expect(parse(readRepositoryFile('ops/kubernetes/kustomization.yaml'))).toMatchObject({
    images: [{ name: 'wellmet', newTag: declaredVersion }],
  })
})

test('a change of a setting does not change the job of Kubernetes, which goes by itself when it has ended', () => {
  const job = readRepositoryFile('ops/kubernetes/migrate.yaml')
  // The name of the generated map has a hash in it, and the pod of a job cannot be changed.
  expect(job).not.toMatch(/configMap/)
  expect(parse(job)).toMatchObject({ spec: { ttlSecondsAfterFinished: expect.any(Number) } })
})

test('Prometheus finds what compose.yaml publishes, on this machine alone', () => {
  const { scrape_configs: jobs } = parse(readRepositoryFile('ops/prometheus.yml')) as {
    scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[]
  }
  const { targets } = jobs.find(({ job_name: name }) => name === 'wellmet')!.static_configs[0]!
  const published = ['api', 'worker'].flatMap((name) => compose.services[name]!.ports ?? [])
  expect(published.map((port) => port.replace(/\$\{\w+:-(\d+)\}/, '$1').replace(/:\d+$/, ''))).toEqual(targets)
  for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:/)
})

test('no container fills the disk with its log', () => {
  for (const [name, { logging }] of Object.entries(compose.services))
    expect({ name, logging }).toEqual({
      name,
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
    })
})

test('the command for systemd hands over every secret of the operator, and every setting exists', () => {
  const folder = temporaryFolder()
  // What systemd would be told is printed, because it does not run here.
  writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 })
  const { stdout, status } = spawnSync(join(repository, 'ops/systemd/wellmet'), ['restore', 'a dump', '--key', '-'], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env['PATH']}` },
  })
  expect(status).toBe(0)
  const words = stdout.trim().split('\n')
  const typed = ['restore', 'a dump', '--key', '-']
  expect(words.slice(-6)).toEqual(['/usr/bin/node', '/opt/wellmet/apps/wellmet/main.ts', ...typed])
  const unit = /^--unit=(.+)$/m.exec(stdout)![1]!
  const loaded = [...stdout.matchAll(/^--property=LoadCredential=(\w+):\/etc\/wellmet\/secrets\/(\w+)$/gm)]
  expect(loaded.map(([, name]) => name!).toSorted()).toEqual(compose.services['wellmet']!.secrets!.toSorted())
  const variables = [...stdout.matchAll(/^--setenv=([A-Z_]+)=(.+)$/gm)].map(([, name, value]) => [name!, value!])
  const settings = variables.map(([name]) => name!).filter((name) => name !== 'NODE_ENV')
  expect(findUnknown('wellmet', settings)).toEqual([])
  for (const [, name, file] of loaded) {
    expect(file).toBe(name)
    expect(variables).toContainEqual([`${name!.toUpperCase()}_FILE`, `/run/credentials/${unit}.service/${name}`])
  }
})

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0
test.skipIf(!hasKubectl)('kustomize renders the base for Kubernetes', () => {
  const { stdout, stderr } = spawnSync('kubectl', ['kustomize', join(repository, 'ops/kubernetes')], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const kinds = parseAllDocuments(stdout).map((document) => (document.toJS() as { kind: string }).kind)
  expect(kinds.sort()).toEqual(
    [
      'ConfigMap',
      'Deployment',
      'Deployment',
      'Deployment',
      'Deployment',
      'Deployment',
      'Job',
      'NetworkPolicy',
      'NetworkPolicy',
      'NetworkPolicy',
      'NetworkPolicy',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'Service',
      'Service',
    ].sort(),
  )
})

interface Container {
  name: string
  args: string[]
  env?: { name: string }[]
}
