import { listReported, restorePage, takeDownPage } from '@wellmet/growth/content/take-down.ts'
import { Refusal, UsageError } from './refusal.ts'
import { withServices } from './with-services.ts'

export const usage = 'wellmet pages reports | take-down <slug> <reason> | restore <slug>'

/**
 * wellmet pages reports                     pages that visitors reported, with how often and why
 * wellmet pages take-down <slug> <reason>   nobody sees the page any more; its workspace sees the reason
 * wellmet pages restore <slug>              it is shown again, and its reports are deleted
 */
export async function run([command, slug = '', ...words]: string[]): Promise<void> {
  const reason = words.join(' ').trim()
  if (command === 'reports' && slug === '') return withServices('pages', showReports)
  if (command === 'take-down' && slug !== '' && reason !== '')
    return withServices('pages', async (services) => {
      if (!(await takeDownPage(services, slug, reason))) throw noSuchPage(slug)
      console.log('Nobody sees it any more. Caches in front of the server may show it for another minute.')
    })
  if (command === 'restore' && slug !== '' && reason === '')
    return withServices('pages', async (services) => {
      if (!(await restorePage(services, slug))) throw noSuchPage(slug)
      console.log('It is shown again, if it is still published.')
    })
  throw new UsageError(usage)
}

const noSuchPage = (slug: string) => new Refusal(`No page is or was published as ${slug}: wellmet pages reports`)

async function showReports(services: Parameters<typeof listReported>[0]): Promise<void> {
  const pages = await listReported(services)
  for (const { slug, workspace, reports, reasons, lastAt, takenDownFor } of pages)
    console.log(
      [
        slug,
        workspace,
        reports === 1 ? '1 report' : `${reports} reports`,
        reasons.join(', '),
        lastAt?.toISOString(),
        takenDownFor ? 'taken down' : '',
      ].join('\t'),
    )
  console.log(pages.length === 0 ? 'No page was reported.' : `${pages.length} reported.`)
}
