import { execFileSync } from 'node:child_process'
import { expect, inject, test } from 'vitest'
import { query } from './query.ts'
import { cloneDatabase, dropLeftoverClones, ensureTemplate } from '../../tools/services/template-database.ts'

const postgresUrl = inject('postgresUrl')

const build = async (url: string): Promise<void> => {
  await query(url, `create table people as select generate_series(1, 100) as id`)
}

const databases = (pattern: string): Promise<unknown[]> =>
  query(postgresUrl, `select datname from pg_database where datname like '${pattern}'`)

const pidOfTheDead = (): number => Number(execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }))

/** Unlike any other run's: the servers are shared with whoever tests in this clone at the same time. */
const ownFingerprint = (word: string): string => `${word}_${process.pid}`

test('a template is built once, however many ask for it at once', async () => {
  let built = 0
  const recipe = {
    fingerprint: ownFingerprint('once'),
    build: async (url: string) => {
      built += 1
      await build(url)
    },
  }
  const names = await Promise.all(Array.from({ length: 5 }, () => ensureTemplate(postgresUrl, recipe)))
  expect(new Set(names).size).toBe(1)
  expect(built).toBe(1)
})

test('eight clones at once are complete and know nothing of each other', async () => {
  // Other tests of this process have left some, to be used again.
  const others = await databases(`clone\\_by\\_${process.pid}\\_%`)
  const template = await ensureTemplate(postgresUrl, { fingerprint: ownFingerprint('eight'), build })
  const clones = await Promise.all(Array.from({ length: 8 }, () => cloneDatabase(postgresUrl, template)))
  await Promise.all(clones.map(({ url }, number) => query(url, `delete from people where id > ${number}`)))
  const counts = await Promise.all(clones.map(({ url }) => query(url, 'select count(*)::int from people')))
  expect(counts.flat()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])

  await Promise.all(clones.map((clone) => clone.drop()))
  expect(await databases(`clone\\_by\\_${process.pid}\\_%`)).toEqual(others)
})

test('a build that leaves connections open does not stand in the way of clones', async () => {
  const template = await ensureTemplate(postgresUrl, {
    fingerprint: ownFingerprint('open'),
    build: async (url) => {
      await build(url)
      void query(url, 'select pg_sleep(30)').catch(() => undefined)
      await expect
        .poll(() => query(postgresUrl, `select 1 from pg_stat_activity where query = 'select pg_sleep(30)'`))
        .toEqual([1])
    },
  })
  const clone = await cloneDatabase(postgresUrl, template)
  expect(await query(clone.url, 'select count(*)::int from people')).toEqual([100])
  await clone.drop()
})

test('a build that failed is tried again from nothing', async () => {
  const fingerprint = ownFingerprint('failed')
  const failing = async (url: string): Promise<void> => {
    await build(url)
    throw new Error('half-way')
  }
  await expect(ensureTemplate(postgresUrl, { fingerprint, build: failing })).rejects.toThrow('half-way')
  expect(await ensureTemplate(postgresUrl, { fingerprint, build })).toBe(`template_of_${fingerprint}`)
})

test('templates of old fingerprints go when nobody who asked for them lives', async () => {
  const old = await ensureTemplate(postgresUrl, { fingerprint: ownFingerprint('old'), build })
  const inUse = await ensureTemplate(postgresUrl, { fingerprint: ownFingerprint('in_use'), build })
  await query(postgresUrl, `comment on database ${old} is '${pidOfTheDead()}'`)

  const current = await ensureTemplate(postgresUrl, { fingerprint: ownFingerprint('current'), build })
  expect(await databases(old)).toEqual([])
  expect(await databases(inUse)).toEqual([inUse])
  expect(await databases(current)).toEqual([current])
})

test('the clones of a killed run are dropped, those of living ones are not', async () => {
  const template = await ensureTemplate(postgresUrl, { fingerprint: ownFingerprint('leftover'), build })
  const clone = await cloneDatabase(postgresUrl, template)
  const leftover = `clone_by_${pidOfTheDead()}_0123456789ab`
  await query(postgresUrl, `create database ${leftover}`)

  expect(await dropLeftoverClones(postgresUrl)).toContain(leftover)
  expect(await query(clone.url, 'select count(*)::int from people')).toEqual([100])
  await clone.drop()
})

test('a fingerprint that cannot be a name is refused', async () => {
  await expect(ensureTemplate(postgresUrl, { fingerprint: 'x"; drop', build })).rejects.toThrow('A fingerprint is')
})
