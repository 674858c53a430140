import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDataUrl } from './logo-image.rules.ts'

test('an image is told by its bytes, whatever the server calls it', () => {
  expect(toDataUrl(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]))).toBe(
    'data:image/png;base64,iVBORw0KGgoB',
  )
  expect(toDataUrl(Buffer.from('RIFF....WEBPVP8 '))).toMatch(/^data:image\/webp;base64,/)
  for (const no of ['', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html><script>1</script>', 'GIF'])
    expect(toDataUrl(Buffer.from(no))).toBeNull()
})

test('whatever comes, the address holds an image type and the same bytes, or there is none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (drawn) => {
      const bytes = Buffer.from(drawn)
      const url = toDataUrl(bytes)
      const [head, data = ''] = url?.split(',') ?? ['data:image/none;base64', bytes.toString('base64')]
      expect(head).toMatch(/^data:image\/[a-z-]+;base64$/)
      expect(Buffer.from(data, 'base64').equals(bytes)).toBe(true)
    }),
  )
})
