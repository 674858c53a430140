export const areaPackage = (area: string, { version, zod }: { version: string; zod: string }): string => `\
{
  "name": "@wellmet/${area}",
  "version": "${version}",
  "private": true,
  "type": "module",
  "exports": { "./*": "./*" },
  "dependencies": {
    "@wellmet/platform": "*",
    "zod": "${zod}"
  }
}
`
