import { expect, test } from 'vitest'
import { readBearerToken, toRateLimitAddress } from './context.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:0db8:0000:0001::', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  // Some proxies add the port, which differs for each connection.
  ['203.0.113.9:4711', '203.0.113.9'],
  ['[2001:db8::1]:4711', '2001:db8:0:0'],
  ['[2001:db8::1]', '2001:db8:0:0'],
])('the address %s is rate-limited as %s', (ip, counted) => {
  expect(toRateLimitAddress(ip)).toBe(counted)
})

test.each([
  ['Bearer abc', 'abc'],
  ['bEARER   abc ', 'abc'],
  ['Bearer', undefined],
  ['Bearer a b', undefined],
  ['Basic abc', undefined],
  [undefined, undefined],
])('the authorization header %s has the token %s', (header, token) => {
  expect(readBearerToken(header)).toBe(token)
})
