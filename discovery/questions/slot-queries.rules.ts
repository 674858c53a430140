import type { Field } from '@wellmet/identity/search-words/search-words.rules.ts'
import type { Query } from './query.rules.ts'
import type { Form, Option } from './question.rules.ts'

/** How much each way of having a word is worth; in every field a whole word more than a beginning, and that more than a slip. */
export const worths = {
  exact: 1000,
  nickname: 900,
  company: 800,
  location: 750,
  nameBegins: 700,
  alikeAndSaid: 960,
  alike: 940,
  trade: 900,
  nearAndSaid: 820,
  untold: 800,
  kindred: 680,
  tellingWord: 660,
  sameFunction: 640,
  placeOfCompany: 700,
  placeInTitle: 650,
  title: 600,
  industry: 580,
  inflected: 590,
  derived: 570,
  saidFormer: 900,
  otherTrade: 600,
  companyBegins: 560,
  near: 500,
  saidInTitle: 490,
  mistyped: 480,
  titleBegins: 420,
  titleRow: 350,
  former: 300,
} as const

export const option = (query: Query, worth: number, field: Field, form: Form): Option => ({
  query,
  worth,
  field,
  form,
})
