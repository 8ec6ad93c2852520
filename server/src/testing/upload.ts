import type { Browser } from './test-site.ts'

type Part = { name: string; value: string | Buffer; fileName?: string }

const boundary = 'a-boundary-that-no-document-holds'

/** A form as a browser sends it. */
export const multipart = (parts: readonly Part[]) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  body: Buffer.concat([
    ...parts.flatMap(({ name, value, fileName }) => [
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${
          fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: application/octet-stream`
        }\r\n\r\n`,
      ),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]),
})

/** Call 1, as the bar on the first page makes it. */
export const upload = (
  browser: Browser,
  fileName: string,
  content: string | Buffer,
  companyName = 'Northwind Traders',
) =>
  browser.post(
    '/api/usersignup/upload',
    multipart([
      { name: 'companyName', value: companyName },
      { name: 'file', value: content, fileName },
    ]),
  )
