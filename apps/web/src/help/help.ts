import '@fontsource-variable/inter'
import '../theme/tokens.css'
import '../theme/base.css'
import './help.css'
import type { SearchResult } from 'minisearch'
import { excerptOf } from './excerpt.ts'
import { readIndex } from './help-search.ts'

const most = 8

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}

const box = find('search')
const question = find('#question') as HTMLInputElement
const found = find('#found')
const results = find('#results')

let index: Promise<ReturnType<typeof readIndex>> | undefined
/** Loaded when somebody is about to search. */
const loadIndex = () => (index ??= fetch('search.json').then(async (answer) => readIndex(await answer.text())))

async function search(): Promise<void> {
  const asked = question.value.trim()
  const hits = asked === '' ? [] : (await loadIndex()).search(asked).slice(0, most)
  // Meanwhile somebody may have typed more.
  if (asked !== question.value.trim()) return
  box.dataset['open'] = String(asked !== '')
  found.textContent = asked === '' ? '' : hits.length === 0 ? `Nothing found for “${asked}”` : `${hits.length} found`
  results.replaceChildren(...hits.map(itemOf))
}

function itemOf({ id, title, heading, text, terms }: SearchResult): HTMLLIElement {
  const link = document.createElement('a')
  link.href = String(id)
  const [name, words] = [document.createElement('strong'), document.createElement('span')]
  name.textContent = heading === '' ? title : `${title} › ${heading}`
  words.textContent = excerptOf(text, terms)
  link.append(name, words)
  const item = document.createElement('li')
  item.append(link)
  return item
}

function close(): void {
  question.value = ''
  void search()
}

box.hidden = false
question.addEventListener('focus', () => void loadIndex())
question.addEventListener('input', () => void search())
question.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') results.querySelector('a')?.click()
})
box.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  close()
  question.focus()
})
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea')
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  question.focus()
})
// A result on the same page changes only what follows the #, and the list would stay open.
addEventListener('hashchange', close)
