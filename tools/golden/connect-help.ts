import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crmNames } from '../../connections/crm/crm-names.contract.ts'
import { repository } from '../repository.ts'

const read = (path: string): string => readFileSync(join(repository, path), 'utf8')

/** The section that comes after those of the CRMs. */
const next = 'LinkedIn'

/** The help page on connecting services. How a CRM or a helpdesk is connected is written beside its declaration. */
export function connectHelp(): string {
  const ofCrms = [...crmNames, 'zendesk'].map((name) => read(`connections/providers/${name}/${name}.help.md`))
  return withSections(read('docs/help/connect.md'), ofCrms)
}

/** The page with these sections before the next one, instead of those that it has by the same titles. */
export function withSections(page: string, sections: readonly string[]): string {
  const titles = new Set(sections.map(titleOf))
  const others = page.split(/^(?=## )/m).filter((section) => !titles.has(titleOf(section)))
  const place = others.findIndex((section) => titleOf(section) === next)
  if (place === -1) throw new Error(`docs/help/connect.md has no section "${next}".`)
  return others.toSpliced(place, 0, ...sections.map((section) => `${section.trim()}\n\n`)).join('')
}

const titleOf = (section: string): string | undefined => /^## (.+)$/m.exec(section)?.[1]
