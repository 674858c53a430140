import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { occupationLanguages, type OccupationLanguage } from '@wellmet/identity/titles/occupations.rules.ts'

export const judgedSets = [
  'usa_q_en_c_en',
  'deu_q_de_c_de',
  'fra_q_fr_c_fr',
  'esp_q_es_c_es',
  'ita_q_it_c_it',
  'deu_q_de_c_en',
  'fra_q_fr_c_en',
  'esp_q_es_c_en',
]

/** National job titles, each with the occupation that people linked it to, and the labels to rank for each of them. */
export interface JudgedSet {
  readonly titleLanguage: OccupationLanguage
  readonly labelLanguage: OccupationLanguage
  readonly titles: readonly { title: string; right: string }[]
  /** `group` is the occupation of the label, as the judges number it. It decides what is right, never the order. */
  readonly labels: readonly { group: string; text: string }[]
}

const groupOf = (labelId: string): string => labelId.slice(0, labelId.indexOf('_'))

/** `every`: 1 reads all titles, 5 every fifth. */
export function readJudgedSet(folder: string, name: string, every: number): JudgedSet {
  const rows = (file: string): string[][] =>
    readFileSync(join(folder, 'judged', name, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\t'))
  const right = new Map(rows('annotations.tsv').map(([query, , label]) => [query, groupOf(label ?? '')]))
  const [, , titleLanguage, , labelLanguage] = name.split('_')
  return {
    titleLanguage: languageNamed(titleLanguage),
    labelLanguage: languageNamed(labelLanguage),
    titles: rows('queries.tsv')
      .filter((_, i) => i % every === 0)
      .map(([id, title = '']) => ({ title, right: right.get(id) ?? '' })),
    labels: rows('corpus_elements.tsv').map(([id = '', text = '']) => ({ group: groupOf(id), text })),
  }
}

function languageNamed(name: string | undefined): OccupationLanguage {
  const language = occupationLanguages.find((known) => known === name)
  if (language === undefined) throw new Error(`No language is called ${name}.`)
  return language
}
