import { expect, test } from 'vitest'
import { fairShare } from '#server/http/fair-share.ts'

test('a caller has its share, which is given back once', () => {
  const take = fairShare({ perCaller: 2, perNetwork: 3 })
  const [first] = [take('203.0.113.9'), take('203.0.113.9')]
  expect(take('203.0.113.9')).toBeNull()
  expect(take('203.0.113.10')).not.toBeNull()
  first?.()
  first?.()
  expect(take('203.0.113.9')).not.toBeNull()
  expect(take('203.0.113.9')).toBeNull()
})

test('the callers of an IPv6 /48 have a share together', () => {
  const take = fairShare({ perCaller: 2, perNetwork: 3 })
  const of = (subnet: string) => take(`2001:0db8:0001:${subnet}::/64`)
  const places = [of('0001'), of('0001'), of('0002')]
  expect([of('0002'), of('0003')]).toEqual([null, null])
  expect(take('2001:0db8:0002:0001::/64')).not.toBeNull()
  places[0]?.()
  expect(of('0003')).not.toBeNull()
})

test('this machine has no limit', () => {
  const take = fairShare({ perCaller: 0, perNetwork: 0 })
  expect(take('127.0.0.1')).not.toBeNull()
  expect(take('0000:0000:0000:0000::/64')).not.toBeNull()
})
