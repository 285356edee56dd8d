import type { TestApp, TestUser } from './app.ts'

const BOUNDARY = 'foothold-test-boundary'

/** Uploads a file as browsers do. */
export const sendFile = (
  t: TestApp,
  url: string,
  { name, content, field = 'file' }: { name: string; content: string | Buffer; field?: string },
  user?: TestUser,
) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: {
      ...(user && { authorization: `Bearer ${user.token}` }),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  })
