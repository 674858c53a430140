import { expect, test } from 'vitest'
import {
  columnsOf,
  columnsParam,
  definitionOf,
  filterOf,
  isSame,
  plainTable,
  searchOf,
  TableSearch,
} from './table-search.ts'

test('an address without parameters, or with nonsense, is the plain table', () => {
  expect(definitionOf(TableSearch.parse({}))).toEqual(plainTable)
  expect(definitionOf(TableSearch.parse({ sort: 'height', columns: '' }))).toEqual(plainTable)
  expect(searchOf(plainTable)).toEqual({})
})

test('columns stand in the address in the order of the table, and the name can stand alone', () => {
  expect(columnsParam(['tags', 'title'])).toBe('title,tags')
  expect(columnsOf({ columns: 'tags,title,secrets' })).toEqual(['title', 'tags'])
  expect(columnsOf({ columns: columnsParam([]) })).toEqual([])
})

test('a view becomes an address and the same view again', () => {
  const view = { filters: { tag: 'Investor', company: 'Kade' }, sort: 'name', columns: ['company'] } as const
  const definition = { ...view, columns: [...view.columns] }
  const search = TableSearch.parse(searchOf(definition, 'an-id'))
  expect(search).toMatchObject({ tag: 'Investor', sort: 'name', columns: 'company', view: 'an-id' })
  expect(isSame(definitionOf(search), definition)).toBe(true)
  expect(isSame(definitionOf({ ...search, tag: undefined }), definition)).toBe(false)
})

test('an open panel and other parameters of the address are no filter', () => {
  const address = { company: 'Kade', sort: 'name', panel: 'add-person', tab: 'history', deleted: 'yes' } as const
  expect(filterOf(address)).toEqual({ company: 'Kade' })
})
