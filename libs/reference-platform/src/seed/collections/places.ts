import type { Place } from '@share/api-contract/sent';
import type { StoredWeather } from './CollectionBodies';

export const places: Place[] = [
  { id: 'placeyp1', name: '云浦市', city: '云浦', latitude: 30.2741, longitude: 120.1551 },
  {
    id: 'placewet',
    name: '南岸湿地观鸟屋',
    city: '云浦',
    address: '南岸三里旧塘埂东端',
    latitude: 30.2386,
    longitude: 120.1907,
  },
  {
    id: 'placedl1',
    name: '东岭天文台',
    city: '东岭',
    address: '东岭镇关灯路 1 号',
    latitude: 30.0412,
    longitude: 119.8846,
  },
  {
    id: 'placeqy1',
    name: '青屿渔港',
    city: '青屿',
    address: '青屿港二号码头',
    latitude: 29.9107,
    longitude: 121.6433,
  },
];

export const weathers: StoredWeather[] = [
  {
    id: 'placeyp1',
    city: '云浦',
    text: '多云转阴',
    temperature: 9,
    high: 12,
    low: 3,
    humidity: 71,
    wind: '北风 4 级',
    air: '优',
    alerts: [{ level: '蓝色', title: '寒潮蓝色预警' }],
  },
  {
    id: 'placewet',
    city: '云浦',
    text: '多云',
    temperature: 8,
    high: 11,
    low: 2,
    humidity: 84,
    wind: '北风 3 级',
  },
  {
    id: 'placedl1',
    city: '东岭',
    text: '晴',
    temperature: 4,
    high: 8,
    low: -3,
    humidity: 52,
    wind: '西北风 3 级',
    air: '优',
  },
  {
    id: 'placeqy1',
    city: '青屿',
    text: '小雨',
    temperature: 11,
    high: 13,
    low: 7,
    humidity: 90,
    wind: '东北风 6 级',
    alerts: [{ level: '蓝色', title: '海上大风蓝色预警' }],
  },
];
