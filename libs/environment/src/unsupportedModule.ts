/** What is said of a module that only the app has (spec §2, §8). */
export const unsupportedModule = '暂不支持该模块\n请到APP查看哦～';
