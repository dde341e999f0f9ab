module.exports = {
  displayName: 'operations',
  preset: '../../jest.preset.cjs',
  // The exporter loads Node's HTTP with import(), which Jest runs only when transformed.
  transformIgnorePatterns: ['/node_modules/(?!@opentelemetry/)'],
};
