import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { areas } from '../../apps/areas.ts'
import { version } from '../../apps/release.ts'
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
  mem_limit?: string
  profiles?: string[]
}

const text = readRepositoryFile('compose.yaml')
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
}
const isNotOfNode = (variable: string): boolean => variable !== 'NODE_OPTIONS'
const isOurs = ({ image }: Service): boolean => image.startsWith('${WELLMET_IMAGE:-')
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
  expect(ours.map(([name]) => name).sort()).toEqual(['api', 'backup', 'migrate', 'wellmet', 'worker'])
  const settings = ours.map(([name, { environment }]) => [name, Object.keys(environment).filter(isNotOfNode)] as const)
  expect(settings.flatMap(([name, names]) => findUnknown(name, names))).toEqual([])
  for (const [name, { image, command, environment, secrets }] of ours) {
    expect(image).toBe(`\${WELLMET_IMAGE:-wellmet:${version}}`)
    expect(commands).toContain(command[0])
    const files = Object.entries(environment).filter(([variable]) => variable.endsWith('_FILE'))
    const paths = (secrets ?? []).map((secret) => [`${secret.toUpperCase()}_FILE`, `/run/secrets/${secret}`])
    expect({ name, ...Object.fromEntries(files) }).toEqual({ name, ...Object.fromEntries(paths) })
    const missing = needed.filter((setting) => !(setting in environment) && !(`${setting}_FILE` in environment))
    expect({ name, missing }).toEqual({ name, missing: [] })
  }
  const images = ['WELLMET_IMAGE', 'POSTGRES_IMAGE', 'VALKEY_IMAGE', 'CADDY_IMAGE']
  const ofCompose = new Set([...images, 'API_PORT', 'API_MEMORY', 'WORKER_MEMORY', 'DATABASE_MEMORY'])
  const variables = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!)
  expect(variables.filter((name) => !isSetting(name) && !ofCompose.has(name))).toEqual([])
})

test('what compose.yaml starts by itself and keeps running may take less than 1 GB together', () => {
  const running = Object.entries(compose.services).filter(
    ([name, { profiles }]) => profiles === undefined && name !== 'migrate',
  )
  const limits = running.map(([, { mem_limit }]) => Number(/:-(\d+)m\}$/.exec(mem_limit ?? '')?.[1]))
  expect(running.map(([name]) => name)).toEqual(['db', 'api', 'worker'])
  expect(limits.reduce((sum, limit) => sum + limit)).toBeLessThan(1000)
})

test('new-secrets makes the files of compose.yaml, with which a process has all it needs, and overwrites none', async () => {
  const folder = temporaryFolder()
  const make = () => wellmetWith({}, 'new-secrets', '--folder', folder)
  await make()
  expect(readdirSync(folder)).toEqual(Object.keys(compose.secrets).sort())
  for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`)
  await expect(make()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was written') })

  writeFileSync(join(folder, 'smtp_url'), 'smtps://wellmet:password@mail.example.com\n')
  const environment = Object.fromEntries(
    Object.entries(compose.services['api']!.environment).map(([name, value]) => [
      name,
      String(value)
        .replace('/run/secrets', folder)
        .replace(/\$\{[A-Z_]+:-([^}]*)\}/, '$1'),
    ]),
  )
  const config = readConfig(
    { ...environment, PUBLIC_URL: 'https://wellmet.example.com', TRUST_PROXY: '1' },
    settingsOf(areas),
  )
  expect(config).toMatchObject({ HOST: '0.0.0.0', SMTP_URL: 'smtps://wellmet:password@mail.example.com' })
  expect(config.REDIS_URL).toBeUndefined()
})

test('the units of systemd name only settings that exist, and load the files that they name', () => {
  for (const path of repositoryFiles().filter((file) => file.startsWith('ops/systemd/'))) {
    const unit = readRepositoryFile(path)
    const variables = [...unit.matchAll(/^Environment=([A-Z_]+)=(\S+)$/gm)].map(([, name, value]) => [name!, value!])
    expect(
      findUnknown(
        path,
        variables.map(([name]) => name!).filter((name) => name !== 'NODE_ENV'),
      ),
    ).toEqual([])
    const loaded = [...unit.matchAll(/^LoadCredential=(\w+):\/etc\/wellmet\/secrets\/(\w+)$/gm)]
    expect(loaded.length).toBeGreaterThan(1)
    for (const [, name, file] of loaded) {
      expect(file).toBe(name)
      expect(variables).toContainEqual([`${name!.toUpperCase()}_FILE`, `%d/${name}`])
      expect(Object.keys(compose.secrets)).toContain(name)
    }
    expect(variables.filter(([, value]) => value!.startsWith('%d/'))).toHaveLength(loaded.length)
  }
})

test('the base for Kubernetes names only settings that exist, and images of this version', () => {
  const lines = readRepositoryFile('ops/kubernetes/settings.env').trim().split('\n')
  const names = lines.map((line) => line.slice(0, line.indexOf('=')))
  expect(findUnknown('settings.env', names)).toEqual([])
  for (const setting of needed) expect(names.some((name) => name === setting || name === `${setting}_FILE`)).toBe(true)
  const pods = ['migrate', 'api', 'worker'].flatMap((role) =>
    parseAllDocuments(readRepositoryFile(`ops/kubernetes/${role}.yaml`)).flatMap((document) => {
      const { spec } = document.toJS() as { spec: { template?: { spec: { containers: Container[] } } } }
      return spec.template?.spec.containers ?? []
    }),
  )
  expect(pods.map(({ args }) => args)).toEqual([['migrate'], ['api'], ['worker']])
  for (const { name, env } of pods) expect(findUnknown(name, env?.map((one) => one.name) ?? [])).toEqual([])
  expect(parse(readRepositoryFile('ops/kubernetes/kustomization.yaml'))).toMatchObject({
    images: [{ name: 'wellmet', newTag: version }],
  })
})

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0
test.skipIf(!hasKubectl)('kustomize renders the base for Kubernetes', () => {
  const { stdout, stderr } = spawnSync('kubectl', ['kustomize', join(repository, 'ops/kubernetes')], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  const kinds = parseAllDocuments(stdout).map((document) => (document.toJS() as { kind: string }).kind)
  expect(kinds.sort()).toEqual(
    ['ConfigMap', 'Deployment', 'Deployment', 'Job', 'PersistentVolumeClaim', 'PodDisruptionBudget', 'Service'].sort(),
  )
})

interface Container {
  name: string
  args: string[]
  env?: { name: string }[]
}
