import Testing

@Test func layerBuilds() {}
