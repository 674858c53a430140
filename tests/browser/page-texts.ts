import type { Page } from 'playwright-core'

export interface PageTexts {
  /** What is visible or spoken outside the brackets of the pseudo-locale. Codes (`<code>`, `<kbd>`) and texts in a language of their own (`lang`) are left out. */
  texts: string[]
  /** Elements whose text is cut off, and what makes the page scroll sideways. */
  cut: string[]
}

/** Runs in the page; the tests are compiled without the types of the DOM, so it is a text. */
const collect = `(() => {
  const texts = ['document title: ' + document.title.replace(/⟦[^⟧]*⟧/g, '')]
  const cut = []
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('script, style, noscript, code, kbd, body [lang]')
  const isScrolled = (element) => {
    for (let box = element; box; box = box.parentElement) {
      if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true
    }
    return false
  }
  // What only screen readers get is clipped on purpose, by itself or with what it is in.
  const isClippedAway = (element) => {
    for (let box = element; box; box = box.parentElement) {
      if (getComputedStyle(box).clipPath !== 'none') return true
    }
    return false
  }
  let depth = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!isSeen(node.parentElement)) continue
    let outside = ''
    // A sentence with markup is several text nodes between one pair of brackets.
    for (const letter of node.data) {
      if (letter === '⟦') depth += 1
      else if (letter === '⟧') depth = Math.max(0, depth - 1)
      else if (depth === 0) outside += letter
    }
    if (outside.trim()) texts.push(outside.trim())
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (!isSeen(element)) continue
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt', 'data-label']) {
      const outside = (element.getAttribute(name) ?? '').replace(/⟦[^⟧]*⟧/g, '').trim()
      if (outside) texts.push(name + ': ' + outside)
    }
    const { overflowX, textOverflow } = getComputedStyle(element)
    const isClipping = overflowX === 'hidden' || overflowX === 'clip' || textOverflow === 'ellipsis'
    const box = element.getBoundingClientRect()
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.includes('⟦'))
    const isSpokenOnly = box.width <= 1 || isClippedAway(element)
    if (isClipping && isText && !isSpokenOnly && element.scrollWidth > element.clientWidth + 1) {
      cut.push('cut off: ' + element.textContent.slice(0, 80))
    }
    const isOutside = box.left < -1 || box.right > innerWidth + 1
    if (isText && isOutside && !isSpokenOnly && !isScrolled(element)) {
      cut.push('outside the screen: ' + element.textContent.slice(0, 80))
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) cut.push('scrolls sideways: ' + document.documentElement.scrollWidth + ' px')
  return { texts, cut }
})()`

export const pageTexts = (page: Page): Promise<PageTexts> => page.evaluate<PageTexts>(collect)
